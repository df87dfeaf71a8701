import { paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/talent/profile.ts';
import * as common from '#words/ui/common.ts';

/**
 * Explains what changes for a child after a birth date is entered, with a link to the page of the guardian.
 */
export function UnderAge({ guardianAgreed }: { guardianAgreed: boolean }) {
  return (
    <Notice>
      <p className="font-semibold text-ink">{words.child}</p>
      <ul className="mt-1 list-disc pl-5">
        <li>{words.child_questions}</li>
        <li>{words.child_seen_by}</li>
        {guardianAgreed ? <li>{words.child_consent}</li> : <li>{words.child_consent_needed}</li>}
      </ul>
      <ButtonLink
        to={withReturnPath(paths.guardian, paths.completeProfile)}
        variant="secondary"
        className="mt-3"
      >
        {common.guardian}
      </ButtonLink>
    </Notice>
  );
}
