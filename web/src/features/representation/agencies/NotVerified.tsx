import { agencyPaths } from '#agency-paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/representation/agency.ts';

/** Why an agency cannot do this yet, and where it is verified. */
export function NotVerified() {
  return (
    <Notice>
      <p>{words.not_verified}</p>
      <ButtonLink to={agencyPaths.team} variant="secondary" className="mt-3">
        {words.not_verified_action}
      </ButtonLink>
    </Notice>
  );
}
