import type { Reply } from '@kirdaar/contract/api';
import { MAX_REJECTION } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { useWrite } from '#api/use-write.ts';
import { useLoaded } from '#features/houses/discovery/use-loaded.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import type { PostingState } from '#features/jobs/jobs/find-job.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Loading } from '#ui/Loading.tsx';
import { languageName } from '#ui/language-name.ts';
import { Notice } from '#ui/Notice.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import * as page from '#words/app/language.ts';
import * as words from '#words/jobs/job-posts.ts';
import * as rejections from '#words/jobs/rejection-texts.ts';
import { stage_name } from '#words/rules/stages.ts';
import * as common from '#words/ui/common.ts';

export function CloseDialog({ postingState, onClose }: { postingState: PostingState; onClose: () => void }) {
  const { job, waiting, someone_selected } = postingState;
  const { loaded, failure } = useLoaded(() =>
    callApi('GET /api/production/jobs/:id/closing', { params: { id: job.id } }),
  );
  const suggested = rejections.suggested(job.role_title, someone_selected);
  const [rejection, setRejection] = useState(suggested);
  const closing = useWrite(jobWrites, 'closeJob', resultToasts(words.close_failed, onClose));

  function close(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    closing.submit({ id: job.id, ...(waiting > 0 && { rejection }) });
  }

  return (
    <Dialog title={words.close_title} onClose={onClose}>
      <form noValidate className="flex flex-col gap-4" onSubmit={close}>
        {waiting === 0 ? (
          <p>{words.close_all_settled}</p>
        ) : (
          <>
            <p>
              {words.close_waiting(waiting)} {words.close_effect}
            </p>
            <TextAreaField
              name="rejection"
              label={words.close_message}
              required
              rows={6}
              maxLength={MAX_REJECTION}
              value={rejection}
              onChange={({ target }) => setRejection(target.value)}
              error={closing.error?.fields.rejection}
            />
            {failure && <Notice tone="failure">{failure}</Notice>}
            {!loaded && !failure && <Loading />}
            {loaded && (
              <ClosingEmails closing={loaded} written={rejection === suggested ? undefined : rejection} />
            )}
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={closing.busy || (waiting > 0 && !loaded)}>
            {waiting === 0 ? words.close_confirm : words.close_and_reject(waiting)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Closing = Reply<'GET /api/production/jobs/:id/closing'>;

/** Whom closing rejects, by stage, and what they read; `written` replaces our message. */
function ClosingEmails({ closing, written }: { closing: Closing; written: string | undefined }) {
  const { emails, stage_names } = closing;
  const wanted = emails.flatMap(({ readers }) => readers).filter(({ stage }) => isWanted(stage));
  const count = wanted.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      {count > 0 && <p className="font-semibold">{words.close_wanted(count)}</p>}
      {emails.map(({ language, subject, paragraphs, message, readers }) => (
        <section key={`${language} ${subject}`} className="flex flex-col gap-2">
          <ul>
            {readers.map(({ stage, count, names }) => (
              <li key={stage} className="wrap-anywhere">
                {words.close_readers(stage_name(stage, stage_names), count, listed(names, count))}
              </li>
            ))}
          </ul>
          <p className="text-muted text-sm">{words.close_email(languageName(language))}</p>
          <blockquote
            lang={language}
            className="flex flex-col gap-2 rounded-control bg-sunken px-4 py-3 text-sm wrap-anywhere"
          >
            <p className="font-semibold">{subject}</p>
            {[...paragraphs, ...(message === null ? [] : [written ?? message])].map((text) => (
              <p key={text}>{text}</p>
            ))}
          </blockquote>
        </section>
      ))}
    </>
  );
}

function isWanted(stage: Closing['emails'][number]['readers'][number]['stage']): boolean {
  return stage === 'selected' || stage === 'backup' || stage === 'shortlisted';
}

function listed(names: readonly string[], count: number): string {
  const more = count > names.length ? [common.more(count - names.length)] : [];
  return new Intl.ListFormat(page.locale).format([...names, ...more]);
}
