import { useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Leads a child's application to the guardian's consent and back. */
export function GuardianRequired() {
  const { pathname, search } = useLocation();
  return (
    <Notice tone="failure">
      <p className="font-semibold">A parent or guardian must agree first.</p>
      <p>
        You are under 18. Tell us who your parent or guardian is, and we send them a link. Your answers are
        saved in this tab, but you will have to choose your photos and video again.
      </p>
      <ButtonLink to={withReturnPath(paths.guardian, pathname + search)} className="mt-3">
        Name a parent or guardian
      </ButtonLink>
    </Notice>
  );
}
