import { paths, startOf } from '#paths.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';

interface EntrancesProps {
  className?: string;
  /** Runs when one is chosen. */
  onChoose?: () => void;
}

/** The two logins, or the way back for whoever is logged in. */
export function Entrances({ className, onChoose }: EntrancesProps) {
  const session = useSession();
  return (
    <nav aria-label="Your account" className={classNames('flex gap-2', className)}>
      {session ? (
        <ButtonLink to={startOf[session.role]} onClick={onChoose}>
          {session.role === 'talent' ? 'My casting calls' : 'My job posts'}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={paths.talentLogin} onClick={onChoose} className="px-4">
            Talent Login
          </ButtonLink>
          <ButtonLink to={paths.productionLogin} onClick={onChoose} look="secondary" className="px-4">
            Client Login
          </ButtonLink>
        </>
      )}
    </nav>
  );
}
