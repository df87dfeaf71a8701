import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { DecisionGroup } from '#features/applications/decisions/DecisionGroup.tsx';
import { decisionWrites } from '#features/applications/decisions/decision-writes.ts';
import type { Decisions } from '#features/applications/decisions/find-decisions.ts';
import { NextActs } from '#features/applications/decisions/NextActs.tsx';
import { useMayWrite } from '#session/use-may-write.ts';
import { Notice } from '#ui/Notice.tsx';
import { Switch } from '#ui/Switch.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/review.ts';
import * as common from '#words/ui/common.ts';

/** The emails of a casting call that wait, one block for each wording. */
export function DecisionList({ jobId, decisions }: { jobId: string; decisions: Decisions }) {
  const { emails, total, sends_shortlists } = decisions;
  const listed = emails.reduce((sum, { people }) => sum + people.length, 0);
  const report = (fallback: string) => ({
    onDone: ({ message }: { message: string }) => showToast('success', message),
    onFailed: (error: unknown) => showToast('failure', serverMessage(error, fallback)),
  });
  const setting = useWrite(decisionWrites, 'sendShortlists', report(common.save_failed));
  const sending = useWrite(decisionWrites, 'send', report(words.decisions_send_failed));
  const back = useWrite(decisionWrites, 'unschedule', report(words.cancel_failed));
  const isOwner = useMayWrite('owner');
  return (
    <div className="flex flex-col gap-6">
      {emails.length === 0 && <Notice>{words.decisions_empty}</Notice>}
      {emails.map((email) => (
        <DecisionGroup
          key={[email.kind, email.language, email.paragraphs.join(' ')].join('|')}
          jobId={jobId}
          email={email}
          sending={sending}
          back={back}
        />
      ))}
      {listed < total && <p className="text-muted">{words.more_follow(total - listed)}</p>}
      <NextActs jobId={jobId} decisions={decisions} />
      {isOwner && (
        <Switch
          label={words.automatic}
          hint={words.automatic_hint}
          on={sends_shortlists}
          busy={setting.busy}
          onSwitch={setting.submit}
        />
      )}
    </div>
  );
}
