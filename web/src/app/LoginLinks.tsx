import { paths, startOf } from '#paths.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/app/site-frame.ts';
import * as common from '#words/ui/common.ts';

interface LoginLinksProps {
  className?: string;
  /** Runs when a link is chosen. */
  onChoose?: () => void;
}

/** The links to the two logins, or to the area of a logged-in user. */
export function LoginLinks({ className, onChoose }: LoginLinksProps) {
  const session = useSession();
  return (
    <nav aria-label={words.nav_account} className={classNames('flex gap-2', className)}>
      {session ? (
        <ButtonLink to={startOf[session.role]} onClick={onChoose}>
          {session.role === 'talent' ? words.talent_start : words.house_start}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={paths.talentLogin} onClick={onChoose} className="px-4">
            {common.talent_login}
          </ButtonLink>
          <ButtonLink to={paths.productionLogin} onClick={onChoose} variant="secondary" className="px-4">
            {common.house_login}
          </ButtonLink>
        </>
      )}
    </nav>
  );
}
