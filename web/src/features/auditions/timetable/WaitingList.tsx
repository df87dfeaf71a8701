import type { Auditions } from '#features/auditions/slots/own-auditions.ts';
import { Answer } from '#features/auditions/timetable/Answer.tsx';
import { PersonInSlot } from '#features/auditions/timetable/PersonInSlot.tsx';
import { type Placing, type Target, WAITING } from '#features/auditions/timetable/use-placing.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/auditions/slots.ts';

interface WaitingListProps {
  waiting: Auditions['waiting'];
  role: string;
  targets: readonly Target[];
  placing: Placing;
}

export function WaitingList({ waiting, role, targets, placing }: WaitingListProps) {
  const mayWrite = useMayWrite();
  return (
    <Section title={words.timetable_waiting} lead={words.waiting_lead}>
      <div
        {...placing.targetOf(WAITING)}
        className={classNames(
          'rounded-control',
          placing.picked && placing.over === WAITING && 'bg-marigold-wash ring-2 ring-accent',
        )}
      >
        {waiting.length === 0 && <p className="text-muted">{words.waiting_empty}</p>}
        <ol className="flex flex-col gap-2">
          {waiting.map(({ application_id, user, answer, note }) => (
            <li key={application_id} className="flex flex-col gap-1">
              <PersonInSlot
                person={{ application_id, name: user.name, from: WAITING }}
                user={user}
                role={role}
                targets={targets}
                placing={mayWrite ? placing : undefined}
              >
                {answer ? (
                  <Answer answer={answer} />
                ) : (
                  <span className="text-muted">{words.not_invited}</span>
                )}
              </PersonInSlot>
              {note && <p className="wrap-anywhere whitespace-pre-line pl-3">“{note}”</p>}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
