import type { PublicProfile } from '@kirdaar/contract/talent/directory';
import type { ReactNode } from 'react';
import { PhotoGallery } from '#features/talent/directory/PhotoGallery.tsx';
import { ProfileFacts } from '#features/talent/directory/ProfileFacts.tsx';
import { Resume } from '#features/talent/directory/Resume.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { VerifiedBadge } from '#ui/VerifiedBadge.tsx';
import * as words from '#words/talent/directory.ts';
import * as common from '#words/ui/common.ts';

/** Photos beside the portrait; the others follow after the facts. */
const FIRST_PHOTOS = 6;

interface TalentHeaderProps {
  profile: PublicProfile;
  /** Actions below the facts. */
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
          alt={words.portrait(name)}
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

interface PartProps {
  title: string;
  /** Whether it is left out in print. */
  forScreens?: boolean;
  children: ReactNode;
}

function Part({ title, forScreens, children }: PartProps) {
  return (
    <section className={forScreens ? 'print:hidden' : undefined}>
      <h2 className="mb-4 break-after-avoid text-2xl">{title}</h2>
      {children}
    </section>
  );
}
