import { RELEASE_MOST } from '@kirdaar/contract/rules/limits';
import { releaseWords } from '@kirdaar/contract/rules/release-words';
import type { SubmitEvent } from 'react';
import { call } from '#api/call.ts';
import type { Standing } from '#features/job-posts/find-standing.ts';
import { useChangeCall } from '#features/job-posts/use-change-call.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';

/** Asks for an outcome for all who remain before a call is closed. */
export function CloseDialog({ standing, onClose }: { standing: Standing; onClose: () => void }) {
  const { job, waiting } = standing;
  const { busy, errors, change } = useChangeCall(onClose);

  function close(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const release = waiting > 0 ? String(new FormData(event.currentTarget).get('release')) : undefined;
    const request = { params: { id: job.id }, body: { release } };
    void change(() => call('POST /api/production/jobs/:id/close', request), 'The call could not be closed.');
  }

  return (
    <Dialog title="Close this call" onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={close}>
        {waiting === 0 ? (
          <p>Everybody who applied has an outcome. No more applications are taken.</p>
        ) : (
          <>
            <p>
              {waiting} {waiting === 1 ? 'applicant has' : 'applicants have'} no outcome yet. Closing lets all
              of them go with these words, in a message and on their timeline. Whom you want to choose, choose
              before.
            </p>
            <TextAreaField
              name="release"
              label="What they read from you"
              required
              rows={6}
              maxLength={RELEASE_MOST}
              defaultValue={releaseWords(job.role_title)}
              error={errors.release}
            />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={busy}>
            {waiting === 0 ? 'Close the call' : 'Close and let them go'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
