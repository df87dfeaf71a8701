import { type ApplicationDigest, applicationDigests } from '@kirdaar/contract/rules/notifications';
import { useWrite } from '#api/use-write.ts';
import { preferenceWrites } from '#features/notifications/preferences/preference-writes.ts';
import { SavingState } from '#features/notifications/preferences/SavingState.tsx';
import { useSetting } from '#features/notifications/preferences/use-setting.ts';
import * as words from '#words/notifications/preferences.ts';

const labels: Record<ApplicationDigest, string> = words.digests;

/** How often a member is written to about new applications. The change is saved immediately. */
export function DigestChoice({ digest }: { digest: ApplicationDigest }) {
  const saving = useWrite(preferenceWrites, 'setApplicationDigest');
  const { value, busy, failure, change, undo } = useSetting(digest, saving, saving.submit);
  return (
    <fieldset disabled={busy}>
      <legend className="sr-only">{words.digest}</legend>
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
