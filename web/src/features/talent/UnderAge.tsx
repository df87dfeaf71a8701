import { paths } from '#paths.ts';
import { leadingBack } from '#session/return-path.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Says what a birth date changes for a child, and leads to whoever has to agree. */
export function UnderAge({ guardianAgreed }: { guardianAgreed: boolean }) {
  return (
    <Notice>
      <p className="font-semibold text-ink">For talent under 18, some things are different.</p>
      <ul className="mt-1 list-disc pl-5">
        <li>Questions that are for grown-ups alone are left out of the next steps.</li>
        <li>Only the first name is ever public, and no contact.</li>
        {guardianAgreed ? (
          <li>A parent or guardian has agreed, and can take it back at any time.</li>
        ) : (
          <li>A parent or guardian has to agree before anything is shown or applied for.</li>
        )}
      </ul>
      <ButtonLink to={leadingBack(paths.guardian, paths.completeProfile)} look="secondary" className="mt-3">
        To the page for parents
      </ButtonLink>
    </Notice>
  );
}
