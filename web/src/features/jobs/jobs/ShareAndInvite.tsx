import { ShareCall } from '#features/jobs/jobs/ShareCall.tsx';
import { housePaths } from '#house-paths.ts';
import { path } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { invite_talent } from '#words/jobs/share-call.ts';

/** What brings applicants to an open casting call. */
export function ShareAndInvite({ id, title }: { id: string; title: string }) {
  return (
    <>
      <ShareCall id={id} title={title} url={window.location.origin + path('castingCall', { id })} />
      <ButtonLink variant="secondary" to={`${housePaths.productionProfiles}?scope=talent`}>
        {invite_talent}
      </ButtonLink>
    </>
  );
}
