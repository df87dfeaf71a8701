import { useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/applications/apply.ts';

/** Leads a child's application to the guardian's consent and back. */
export function GuardianRequired() {
  const { pathname, search } = useLocation();
  return (
    <Notice tone="failure">
      <p className="font-semibold">{words.guardian_title}</p>
      <p>{words.guardian_text}</p>
      <ButtonLink to={withReturnPath(paths.guardian, pathname + search)} className="mt-3">
        {words.guardian_name}
      </ButtonLink>
    </Notice>
  );
}
