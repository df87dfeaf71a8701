import { heightText } from '@kirdaar/contract/rules/body-measures';
import type { PublicProfile } from '@kirdaar/contract/talent/directory';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { PhotoGallery } from '#features/talent/directory/PhotoGallery.tsx';
import { Resume } from '#features/talent/directory/Resume.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { labelOf } from '#ui/label-of.ts';
import { VerifiedBadge } from '#ui/VerifiedBadge.tsx';
import { category_names, gender_names } from '#words/rules/people.ts';
import { place_name } from '#words/rules/places.ts';
import { spoken_languages } from '#words/rules/spoken-languages.ts';
import { talent_choices } from '#words/rules/talent.ts';
import * as words from '#words/talent/directory.ts';
import * as common from '#words/ui/common.ts';

/** Photos beside the portrait; the others follow after the facts. */
const FIRST_PHOTOS = 6;

interface TalentHeaderProps {
  profile: PublicProfile;
  actions?: ReactNode;
  /** Content that only this user may see, after the photos. */
  children?: ReactNode;
}

/** Profile of a talent: pictures first, then actions, facts, the résumé, videos and recordings. */
export function TalentHeader({ profile, actions, children }: TalentHeaderProps) {
  const { name, image, photos, videos, voices } = profile;
  const facts = (
    <div className="flex flex-col gap-8">
      <ProfileFacts profile={profile} />
    </div>
  );
  return (
    <div className="flex flex-col gap-12">
      <div className="grid items-start gap-8 sm:grid-cols-[minmax(0,20rem)_1fr] lg:gap-14 print:grid-cols-[6.5cm_1fr]">
        <TalentPhoto
          name={name}
          image={image}
          alt={common.portrait(name)}
          first
          sizes="(min-width: 40rem) 20rem, 92vw"
          className="aspect-4/5 w-full rounded-card shadow-card"
        />
        <div className="flex min-w-0 flex-col gap-8">
          {profile.verified && <VerifiedBadge text={words.verified} />}
          {photos.length > 0 ? (
            <section aria-label={common.photos}>
              <PhotoGallery name={name} photos={photos.slice(0, FIRST_PHOTOS)} isStrip />
            </section>
          ) : (
            facts
          )}
          {actions}
        </div>
      </div>
      {photos.length > 0 && facts}
      <Resume credits={profile.credits} />
      {children}
      {photos.length > FIRST_PHOTOS && (
        <Part title={words.photos_more}>
          <PhotoGallery name={name} photos={photos.slice(FIRST_PHOTOS)} />
        </Part>
      )}
      {videos.length > 0 && (
        <Part title={words.videos} forScreens>
          <div className="grid gap-5 md:grid-cols-2">
            {videos.map(({ id, url, poster, caption }) => (
              <figure key={id}>
                {/* biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what a talent sends. */}
                <video
                  src={url}
                  poster={poster ?? undefined}
                  width={1280}
                  height={720}
                  controls
                  playsInline
                  preload={poster ? 'none' : 'metadata'}
                  aria-label={caption ?? words.video(name)}
                  className="aspect-video w-full rounded-card bg-black shadow-card"
                />
                {caption && <figcaption className="mt-1.5 text-muted text-sm">{caption}</figcaption>}
              </figure>
            ))}
          </div>
        </Part>
      )}
      {voices.length > 0 && (
        <Part title={words.voices} forScreens>
          <ul className="flex flex-col gap-4">
            {voices.map(({ id, url, caption }, place) => (
              <li key={id} className="flex flex-col gap-1.5">
                <span className="font-medium">{caption ?? words.voice(place + 1)}</span>
                {/* biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what a talent sends. */}
                <audio src={url} controls preload="none" className="w-full max-w-xl" />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ title, forScreens, children }: { title: string; forScreens?: boolean; children: ReactNode }) {
  return (
    <section className={forScreens ? 'print:hidden' : undefined}>
      <h2 className="mb-4 break-after-avoid text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** Facts of the public profile. Facts that are not public are left out. */
export function ProfileFacts({ profile }: { profile: PublicProfile }) {
  const facts = [
    [common.category, profile.profileType && labelOf(category_names, profile.profileType)],
    [common.age, profile.age ?? profile.age_band],
    [common.gender, profile.gender && labelOf(gender_names, profile.gender)],
    [common.location, placesText(profile)],
    [common.height, profile.height && heightText(profile.height)],
    [words.fact_body, choice('body_type', profile.body_type)],
    [common.hair, choice('hair_color', profile.hair_color)],
    [common.eyes, choice('eye_color', profile.eye_color)],
    [common.beard, choice('beard', profile.beard)],
  ].filter(([, value]) => value);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-line border-y py-6 md:grid-cols-3 print:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="wrap-anywhere font-display text-xl">{value}</dd>
          </div>
        ))}
      </dl>
      <Named
        title={common.skills}
        texts={profile.skills.map((skill) => labelOf(talent_choices.skills, skill))}
        empty={common.no_skills}
      />
      {profile.languages.length > 0 && (
        <Named
          title={common.languages}
          texts={profile.languages.map((language) => labelOf(spoken_languages, language))}
        />
      )}
    </>
  );
}

type Place = string | null;

/** The names of where somebody lives, each once: a city may have the same name as its State. */
export function placesText({ city, state, country }: Record<'city' | 'state' | 'country', Place>): string {
  const places = [city, state, country].flatMap((place) => (place ? place_name(place) : []));
  return [...new Set(places)].join(', ');
}

export function Named({ title, texts, empty }: { title: string; texts: readonly string[]; empty?: string }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl">{title}</h2>
      {texts.length > 0 ? <Chips label={title} texts={texts} /> : <p className="text-muted">{empty}</p>}
    </section>
  );
}

/** Returns what people read for a choice, in sentence case, because some vocabularies are in capitals. */
function choice(field: keyof typeof talent_choices, value: string | null): string | null {
  const text = value && labelOf(talent_choices[field], value);
  return text && text.slice(0, 1) + text.slice(1).toLowerCase();
}

export function PrintButton() {
  return (
    <Button Icon={Printer} variant="secondary" onClick={() => window.print()}>
      {words.print}
    </Button>
  );
}
