import type { Job } from '@kirdaar/contract/jobs/jobs';
import { Heart } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { path, paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { readSession } from '#session/store.ts';
import { useSession } from '#session/use-session.ts';
import * as words from '#words/jobs/jobs.ts';
import { call_title } from '#words/rules/calls.ts';

// Only talent save casting calls. If the button fails to load, the page works without it.
const SaveButton = lazy(() =>
  import('#features/jobs/saved-jobs/SaveButton.tsx').then(
    (button) => ({ default: button.SaveButton }),
    () => ({ default: () => <></> }),
  ),
);

/** Undefined for everyone but talent. */
export async function findSavedIds() {
  if (readSession()?.role !== 'talent') return undefined;
  const { readSavedIds } = await import('#features/jobs/saved-jobs/saved-jobs.ts');
  return readSavedIds();
}

const look =
  'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-accent hover:bg-sunken print:hidden';

interface SaveSlotProps {
  job: Pick<Job, 'id' | 'title'>;
  /** The casting calls that the talent saved, once they are known. */
  savedIds: readonly string[] | undefined;
}

/** Talent save the casting call for later, visitors log in first. */
export function SaveSlot({ job, savedIds }: SaveSlotProps) {
  const role = useSession()?.role;
  if (!role) {
    return (
      <Link
        to={withReturnPath(paths.talentLogin, path('castingCall', { id: job.id }))}
        aria-label={words.login(call_title(job.title))}
        className={look}
      >
        <Heart aria-hidden className="size-5" />
      </Link>
    );
  }
  if (role !== 'talent' || !savedIds) return null;
  return (
    <Suspense fallback={<span className={look} />}>
      <SaveButton job={job} saved={savedIds.includes(job.id)} className={look} />
    </Suspense>
  );
}
