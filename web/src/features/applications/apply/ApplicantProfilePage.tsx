import { Images } from 'lucide-react';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { titled } from '#api/product-name.ts';
import { ApplicantProfile } from '#features/applications/apply/ApplicantProfile.tsx';
import { findApplicant } from '#features/applications/apply/find-applicant.ts';
import { NoProfile } from '#features/applications/apply/NoProfile.tsx';
import { VerifyHouseNotice } from '#features/applications/apply/VerifyHouseNotice.tsx';
import { housePath } from '#house-paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import { labelOf } from '#ui/label-of.ts';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/applications/review.ts';
import { category_names } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ApplicantProfilePage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.profile_page, page);

/** Not awaited: the page shows a loading state. */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { found: findApplicant(id), isVerified: isHouseVerified() };
}

/** The notice about it matters less than the profile, so a failure shows nothing. */
async function isHouseVerified(): Promise<boolean> {
  const reply = await callApi('GET /api/production/documents').catch(() => undefined);
  return !reply || reply.verification.state === 'verified';
}

export default function ApplicantProfilePage({
  loaderData: { found, isVerified },
  params: { id },
}: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-4">
      <BackButton fallback={housePath('applicationDetails', { id })}>{common.back}</BackButton>
      <Suspense key={id} fallback={<Loading />}>
        <Await resolve={found}>
          {(profile) => {
            if (!profile) return <NoProfile />;
            return (
              <Page
                title={profile.name}
                lead={profile.profileType && labelOf(category_names, profile.profileType)}
                actions={
                  <ButtonLink to={housePath('applicantPhotos', { id })} variant="secondary">
                    <Images aria-hidden className="size-4" />
                    {words.photos_open}
                  </ButtonLink>
                }
              >
                <Await resolve={isVerified}>{(is) => is === false && <VerifyHouseNotice />}</Await>
                <ApplicantProfile profile={profile} />
              </Page>
            );
          }}
        </Await>
      </Suspense>
    </div>
  );
}
