import { heightText } from '@kirdaar/contract/rules/body-measures';
import type { TalentProfile } from '@kirdaar/contract/talent/profile';
import { Images } from 'lucide-react';
import { Await } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { titled } from '#api/product-name.ts';
import { FoundApplicant, findApplicant } from '#features/applications/apply/FoundApplicant.tsx';
import { VerifyHouseNotice } from '#features/applications/apply/WithheldNotice.tsx';
import { KnownPerson } from '#features/applications/known-people/KnownPerson.tsx';
import { HouseFacts } from '#features/talent/directory/HouseFacts.tsx';
import { Resume } from '#features/talent/directory/Resume.tsx';
import { Named, placesText } from '#features/talent/directory/TalentHeader.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { housePath } from '#house-paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { labelOf } from '#ui/label-of.ts';
import { Page } from '#ui/Page.tsx';
import * as areaPagesWords from '#words/app/area-pages.ts';
import * as boardWords from '#words/applications/board.ts';
import * as words from '#words/applications/review.ts';
import { category_names, gender_names } from '#words/rules/people.ts';
import { spoken_languages } from '#words/rules/spoken-languages.ts';
import { talent_choices } from '#words/rules/talent.ts';
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
    <FoundApplicant id={id} found={found} back={housePath('applicationDetails', { id })}>
      {(profile) => (
        <Page
          title={profile.name}
          lead={profile.profileType && labelOf(category_names, profile.profileType)}
          actions={
            <ButtonLink Icon={Images} to={housePath('applicantPhotos', { id })} variant="secondary">
              {areaPagesWords.applicant_photos}
            </ButtonLink>
          }
        >
          <Await resolve={isVerified}>{(is) => is === false && <VerifyHouseNotice />}</Await>
          <KnownPerson talentId={id} name={profile.name} />
          <ApplicantProfile profile={profile} />
        </Page>
      )}
    </FoundApplicant>
  );
}

function ApplicantProfile({ profile }: { profile: TalentProfile }) {
  const { name, profile_photo, skills, language, audition_video } = profile;
  return (
    <div className="flex flex-col gap-10">
      <div className="grid items-start gap-8 sm:grid-cols-[minmax(0,16rem)_1fr]">
        <TalentPhoto
          name={name}
          image={profile_photo}
          alt={common.portrait(name)}
          first
          sizes="(min-width: 40rem) 16rem, 92vw"
          className="aspect-4/5 w-full rounded-card shadow-card"
        />
        <div className="flex min-w-0 flex-col gap-8">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-line border-y py-6 md:grid-cols-3">
            {factsOf(profile).map(([label, value]) => (
              <div key={label}>
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="wrap-anywhere font-medium">{value}</dd>
              </div>
            ))}
          </dl>
          <Named
            title={common.skills}
            texts={skills.map((skill) => labelOf(talent_choices.skills, skill))}
            empty={common.no_skills}
          />
          {language.length > 0 && (
            <Named title={common.languages} texts={language.map((one) => labelOf(spoken_languages, one))} />
          )}
        </div>
      </div>
      {audition_video && (
        <section>
          <h2 className="mb-4 text-2xl">{words.video}</h2>
          {/* biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what a talent sends. */}
          <video
            src={audition_video}
            controls
            playsInline
            preload="metadata"
            aria-label={words.video_of(name)}
            className="aspect-video w-full max-w-2xl rounded-card bg-black shadow-card"
          />
        </section>
      )}
      <Resume credits={profile.credits} />
      <HouseFacts profile={profile} />
    </div>
  );
}

function factsOf(profile: TalentProfile) {
  const facts: readonly (readonly [string, string | number | null])[] = [
    [common.age, profile.age],
    [common.gender, profile.gender && labelOf(gender_names, profile.gender)],
    [common.location, placesText(profile)],
    [common.height, profile.height && heightText(profile.height)],
    [boardWords.field_body, profile.body_type && labelOf(talent_choices.body_type, profile.body_type)],
    [common.hair, profile.hair_color && labelOf(talent_choices.hair_color, profile.hair_color)],
    [common.eyes, profile.eye_color && labelOf(talent_choices.eye_color, profile.eye_color)],
    [common.beard, profile.beard && labelOf(talent_choices.beard, profile.beard)],
    [common.mobile, profile.mobile],
    [common.email, profile.email],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
