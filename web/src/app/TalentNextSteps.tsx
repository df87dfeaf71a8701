import type { Reply } from '@kirdaar/contract/api';
import type { PublicProfile } from '@kirdaar/contract/talent/directory';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { HouseActions } from '#features/houses/discovery/HouseActions.tsx';
import { housePath } from '#house-paths.ts';
import { paths, talentPath } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/app/public-pages.ts';

interface TalentNextStepsProps {
  profile: PublicProfile;
  /** What the production house that looks at the profile may read besides; undefined for anyone else. */
  privateProfile: Reply<'GET /api/user/profile/:id'>['data'] | undefined;
}

const look = 'flex flex-col gap-3 rounded-card border border-line bg-card p-5 print:hidden';

/** What the reader of a public profile can do next: a house, the talent itself, or a visitor. */
export function TalentNextSteps({ profile, privateProfile }: TalentNextStepsProps) {
  const session = useSession();
  if (privateProfile) return <ForHouse profile={profile} hasApplied={privateProfile.seen_as === 'applied'} />;
  if (!session) return <ForVisitor profile={profile} />;
  return session.role === 'talent' && session.user.id === profile.id ? <ForOwner /> : null;
}

function ForHouse({ profile: { id, name }, hasApplied }: { profile: PublicProfile; hasApplied: boolean }) {
  return (
    <section aria-label={words.next_steps} className={look}>
      <HouseActions talentId={id} name={name} />
      {hasApplied ? (
        <ButtonLink
          to={housePath('applicationDetails', { id })}
          discover="none"
          variant="secondary"
          className="self-start"
        >
          <MessagesSquare aria-hidden className="size-4.5" />
          {words.house_write}
        </ButtonLink>
      ) : (
        <p className="text-muted text-sm">{words.house_invite_hint(name)}</p>
      )}
    </section>
  );
}

function ForOwner() {
  return (
    <section aria-label={words.own_page} className={look}>
      <p className="font-semibold">{words.own_page_text}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.completeProfile}>{words.own_edit}</ButtonLink>
        <ButtonLink to={paths.publicProfile} variant="secondary">
          {words.own_visibility}
        </ButtonLink>
      </div>
    </section>
  );
}

function ForVisitor({ profile }: { profile: PublicProfile }) {
  return (
    <section aria-label={words.next_steps} className={look}>
      <div className="flex flex-col items-start gap-2">
        <h2 className="text-xl">{words.visitor_title}</h2>
        <ButtonLink to={withReturnPath(paths.productionLogin, talentPath(profile))}>
          {words.visitor_invite(profile.name)}
        </ButtonLink>
        <p className="text-sm">
          {sentence(
            words.visitor_register((text) => (
              <Link to={paths.productionRegister} className="link underline">
                {text}
              </Link>
            )),
          )}
        </p>
      </div>
      <p className="border-line border-t pt-3">
        {sentence(
          words.visitor_join((text) => (
            <Link to={paths.talentRegister} className="link underline">
              {text}
            </Link>
          )),
        )}
      </p>
    </section>
  );
}
