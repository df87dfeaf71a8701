import { type ApplicationDigest, applicationDigests } from '@kirdaar/contract/rules/notifications';
import { useWrite } from '#api/use-write.ts';
import { preferenceWrites } from '#features/notifications/preferences/preference-writes.ts';
import { SavingState } from '#features/notifications/preferences/SavingState.tsx';
import { useSetting } from '#features/notifications/preferences/use-setting.ts';

const labels: Record<ApplicationDigest, string> = {
  each: 'For each application',
  hourly: 'Every hour',
  daily: 'Every day at 9 am IST',
  off: 'Off',
};

/** How often a member is written to about new applications. The change is saved immediately. */
export function DigestChoice({ digest }: { digest: ApplicationDigest }) {
  const saving = useWrite(preferenceWrites, 'setApplicationDigest');
  const { value, busy, failure, change, undo } = useSetting(digest, saving, saving.submit);
  return (
    <fieldset disabled={busy}>
      <legend className="sr-only">New applications</legend>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {applicationDigests.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="application_digest"
              value={one}
              checked={value === one}
              onChange={() => change(one)}
              className="size-5"
            />
            {labels[one]}
          </label>
        ))}
      </div>
      <SavingState busy={busy} failure={failure} undo={undo} />
    </fieldset>
  );
}
