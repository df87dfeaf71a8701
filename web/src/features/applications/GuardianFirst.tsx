import { useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { leadingBack } from '#session/return-path.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Leads a child's application to whoever has to agree, and back. */
export function GuardianFirst() {
  const { pathname, search } = useLocation();
  return (
    <Notice tone="failure">
      <p className="font-semibold">A parent or guardian has to agree first.</p>
      <p>
        You are under 18, so please ask a parent or guardian to fill in one short page. What you typed here is
        kept. Only your photos and video have to be chosen again.
      </p>
      <ButtonLink to={leadingBack(paths.guardian, pathname + search)} className="mt-3">
        To the page for parents
      </ButtonLink>
    </Notice>
  );
}
