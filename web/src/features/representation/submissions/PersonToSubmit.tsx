import type { SubmissionPerson, SubmissionResult } from '@kirdaar/contract/representation/submissions';
import { applicationMediaFields } from '@kirdaar/contract/rules/application-media';
import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { StoredChoice } from '#features/applications/apply/ApplyControl.tsx';
import { storedFor } from '#features/applications/apply/prefill.ts';
import { submissionWrites } from '#features/representation/submissions/submission-writes.ts';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import * as words from '#words/representation/submissions.ts';
import * as common from '#words/ui/common.ts';

interface PersonToSubmitProps {
  person: SubmissionPerson;
  chosen: boolean;
  /** What became of the last submission. */
  result: SubmissionResult | undefined;
  onToggle: () => void;
}

export function PersonToSubmit({ person, chosen, result, onToggle }: PersonToSubmitProps) {
  const { name, profile_photo, match, existing, obstacle, applications_left } = person;
  const isBlocked =
    obstacle !== null ||
    existing?.by === 'agency' ||
    (existing?.claim !== undefined && existing.claim !== null);
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={chosen && !isBlocked}
          disabled={isBlocked}
          onChange={onToggle}
          className="mt-1 size-6 shrink-0 accent-accent"
        />
        <TalentPhoto
          name={name}
          image={profile_photo}
          sizes="4rem"
          className="aspect-4/5 w-16 shrink-0 rounded-md"
        />
        <span className="flex min-w-0 flex-col gap-0.5 text-sm">
          <span className="wrap-anywhere font-semibold text-base">{name}</span>
          <StateOf person={person} />
          {match.differences.length > 0 ? (
            <span>{match.differences.join(' · ')}</span>
          ) : (
            match.reasons.length > 0 && (
              <span className="text-muted">{[words.fits, ...match.reasons].join(' · ')}</span>
            )
          )}
          <span className="text-muted">
            {applications_left === null ? words.left_unlimited : words.left(applications_left)}
          </span>
        </span>
      </label>
      {result?.error && <Notice tone="failure">{result.error}</Notice>}
      {result?.outcome === 'waits' && <Notice>{words.obstacles.guardian}</Notice>}
      {existing?.by === 'agency' && existing.can_take_back && existing.status !== 'withdrawn' && (
        <TakeBack id={existing.application_id} name={name} />
      )}
      {chosen && !isBlocked && <Answers person={person} />}
    </li>
  );
}

function StateOf({ person: { existing, obstacle } }: { person: SubmissionPerson }) {
  const text = existing?.claim
    ? words.claims[existing.claim]
    : obstacle
      ? words.obstacles[obstacle]
      : existing && words.there[existing.by];
  return text ? <span className="font-semibold text-accent-strong">{text}</span> : null;
}

function TakeBack({ id, name }: { id: string; name: string }) {
  const write = useWrite(submissionWrites, 'takeBack');
  return (
    <div className="flex flex-col items-start gap-2">
      {write.error && <Notice tone="failure">{serverMessage(write.error, common.save_failed)}</Notice>}
      <Button variant="secondary" disabled={write.busy} onClick={() => write.submit(id)}>
        {words.take_back} <span className="sr-only">{name}</span>
      </Button>
    </div>
  );
}

function Answers({ person: { mandate_id, media } }: { person: SubmissionPerson }) {
  const stored = storedFor(media);
  const named = (name: string) => `${mandate_id}.${name}`;
  return (
    <div className="flex flex-col gap-3">
      <TextAreaField label={words.note} name={named('note')} rows={3} maxLength={MAX_TEXT} required />
      {applicationMediaFields
        .filter((field) => stored[field].length > 0)
        .map((field) => (
          <StoredChoice
            key={field}
            field={{ name: named(field), label: words.media[field] }}
            stored={stored[field]}
            defaultValue={field === 'auditionVideo' ? '' : stored[field][0]?.id}
            error={undefined}
            none={words.media_none}
          />
        ))}
      {(['availability', 'travel'] as const).map((name) => (
        <label key={name} className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name={named(name)} defaultChecked className="size-5 accent-accent" />
          {words.answers[name]}
        </label>
      ))}
    </div>
  );
}
