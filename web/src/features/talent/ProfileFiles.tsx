import type { OwnProfile } from '@kirdaar/contract/talent';
import { Link } from 'react-router';
import { keptFiles, type ProfileFile, profileFiles } from '#features/talent/profile-files.ts';
import { paths } from '#paths.ts';
import { FormField } from '#ui/FormField.tsx';
import { FormSection } from '#ui/FormSection.tsx';

interface ProfileFilesProps {
  kept: OwnProfile;
  errors: Readonly<Record<string, string>>;
}

type FileOfProfile = ProfileFile & { kept: readonly string[] };

/** The photos and the video that are sent with the save, beside those that are kept already. */
export function ProfileFiles({ kept, errors }: ProfileFilesProps) {
  return (
    <FormSection
      title="Photos and video"
      lead="Images: jpg, jpeg, png. Video: mp4, mkv, avi, mov. Max about 200MB."
      fields={profileFiles.map((file) => ({ ...file, kept: keptFiles(kept, file.name) }))}
      values={{}}
      errors={errors}
      Control={FileControl}
    >
      <p className="mt-5 max-w-prose">
        Intro videos, voice samples, captions and the order of your pictures have a page of their own:{' '}
        <Link to={paths.media} className="font-semibold text-accent underline-offset-4 hover:underline">
          Photos and Videos
        </Link>
      </p>
    </FormSection>
  );
}

function FileControl({ field, error }: { field: FileOfProfile; error?: string | undefined }) {
  return (
    <div className="flex flex-col gap-3">
      <FormField field={field} error={error} />
      {field.kept.length > 0 && <Kept field={field} />}
    </div>
  );
}

function Kept({ field: { kept, label, name } }: { field: FileOfProfile }) {
  return (
    <figure>
      <figcaption className="mb-1.5 text-muted text-sm">
        {kept.length > 1 ? `${kept.length} in your profile` : 'In your profile'}
      </figcaption>
      <ul className="flex flex-wrap gap-2">
        {kept.map((address, place) => (
          <li key={address}>
            {name === 'audition_video' ? (
              // biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what a talent sends.
              <video
                src={address}
                controls
                preload="metadata"
                aria-label={label}
                className="aspect-video w-full rounded-control border border-line bg-night"
              />
            ) : (
              <img
                src={address}
                alt={kept.length > 1 ? `${label}, ${place + 1} of ${kept.length}` : label}
                loading="lazy"
                className="aspect-3/4 h-28 rounded-control border border-line bg-sunken object-cover"
              />
            )}
          </li>
        ))}
      </ul>
    </figure>
  );
}
