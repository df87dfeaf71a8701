import type { Job } from '@kirdaar/contract/jobs/jobs';
import { Heart } from 'lucide-react';
import { useWrite } from '#api/use-write.ts';
import { savedJobWrites } from '#features/jobs/saved-jobs/saved-jobs.ts';
import { paths } from '#paths.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/jobs/jobs.ts';
import { call_title } from '#words/rules/calls.ts';

interface SaveButtonProps {
  job: Pick<Job, 'id' | 'title'>;
  saved: boolean;
  className: string;
}

export function SaveButton({ job: { id, title }, saved, className }: SaveButtonProps) {
  const change = useWrite(savedJobWrites, 'setSaved', {
    action: paths.savedCalls,
    onFailed: ({ message }) => showToast('failure', message),
  });
  const shown = change.pending?.saved ?? saved;
  return (
    <button
      type="button"
      aria-pressed={shown}
      aria-label={words.saved_jobs_save(call_title(title))}
      title={shown ? words.saved_hint : words.save_hint}
      className={className}
      // The second tap of a double tap would take back the first.
      onClick={({ detail }) => detail < 2 && change.submit({ id, saved: !saved })}
    >
      <Heart aria-hidden className={shown ? 'size-5 fill-current' : 'size-5'} />
    </button>
  );
}
