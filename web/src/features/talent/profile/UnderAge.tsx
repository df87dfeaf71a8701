import { paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/**
 * Explains what changes for a child after a birth date is entered, with a link to the page of the guardian.
 */
export function UnderAge({ guardianAgreed }: { guardianAgreed: boolean }) {
  return (
    <Notice>
      <p className="font-semibold text-ink">Different rules apply to talent under 18.</p>
      <ul className="mt-1 list-disc pl-5">
        <li>The next steps leave out questions for adults.</li>
        <li>
          Only verified production houses see the profile: first name and age group, no contact details.
        </li>
        {guardianAgreed ? (
          <li>A parent or guardian has given consent and can withdraw it at any time.</li>
        ) : (
          <li>
            A parent or guardian must give consent before the profile is shown or applications are sent.
          </li>
        )}
      </ul>
      <ButtonLink
        to={withReturnPath(paths.guardian, paths.completeProfile)}
        variant="secondary"
        className="mt-3"
      >
        Parent or guardian
      </ButtonLink>
    </Notice>
  );
}
