import { housePaths } from '#house-paths.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/talent/directory.ts';

/** Explains why the public list shows no children, and where production houses find them. */
export function ChildrenHidden() {
  const isHouse = useSession()?.role === 'production';
  return (
    <Notice>
      <p className="font-semibold text-ink">{words.children_hidden}</p>
      <p>{words.children_hidden_why}</p>
      <ButtonLink
        to={isHouse ? housePaths.productionProfiles : paths.productionLogin}
        variant="secondary"
        className="mt-3"
      >
        {isHouse ? words.children_search : words.children_login}
      </ButtonLink>
    </Notice>
  );
}
