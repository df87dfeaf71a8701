import { housePaths } from '#house-paths.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Explains why the public list shows no children, and where production houses find them. */
export function ChildrenHidden() {
  const isHouse = useSession()?.role === 'production';
  return (
    <Notice>
      <p className="font-semibold text-ink">Children are not shown here.</p>
      <p>
        To protect them, only production houses that we have verified by documents see talent under 18, and
        only with the consent of a parent or guardian.
      </p>
      <ButtonLink
        to={isHouse ? housePaths.productionProfiles : paths.productionLogin}
        variant="secondary"
        className="mt-3"
      >
        {isHouse ? 'Search as a production house' : 'Log in as a production house'}
      </ButtonLink>
    </Notice>
  );
}
