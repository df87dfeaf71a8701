import { requiredAnswers } from '@kirdaar/contract/rules/required-answers';
import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { Link } from 'react-router';
import { focusClass } from '#api/renditions.ts';
import type { QuestionContext } from '#features/talent/profile/profile-field.ts';
import { type ProfileFile, profileFiles, savedFiles } from '#features/talent/profile/wizard-steps.ts';
import { paths } from '#paths.ts';
import { FormField } from '#ui/FormField.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/talent/profile.ts';

interface ProfileFilesProps {
  profile: OwnProfile;
  asked: QuestionContext;
  errors: Readonly<Record<string, string>>;
}

type FileField = ProfileFile & { savedUrls: readonly string[] };

/** Photos and video that are sent with the save, beside those already saved. */
export function ProfileFiles({ profile, asked, errors }: ProfileFilesProps) {
  const required = new Set<string>(requiredAnswers(asked));
  return (
    <FormSection
      title={words.files_title}
      lead={words.files_lead}
      fields={profileFiles.map((file) => ({
        ...file,
        required: required.has(file.name),
        savedUrls: savedFiles(profile, file.name),
      }))}
      values={{}}
      errors={errors}
      Control={FileControl}
    >
      <p className="mt-5 max-w-prose">
        {sentence(
          words.files_library((text) => (
            <Link key="link" to={paths.media} className="link">
              {text}
            </Link>
          )),
        )}
      </p>
    </FormSection>
  );
}

function FileControl({ field, error }: { field: FileField; error?: string | undefined }) {
  return (
    <div className="flex flex-col gap-3">
      <FormField field={field} error={error} />
      {field.savedUrls.length > 0 && <SavedFiles field={field} />}
    </div>
  );
}

function SavedFiles({ field: { savedUrls, label, name } }: { field: FileField }) {
  return (
    <figure>
      <figcaption className="mb-1.5 text-muted text-sm">
        {savedUrls.length > 1 ? words.files_saved_count(savedUrls.length) : words.files_saved}
      </figcaption>
      <ul className="flex flex-wrap gap-2">
        {savedUrls.map((url, place) => (
          <li key={url}>
            {name === 'audition_video' ? (
              // biome-ignore lint/a11y/useMediaCaption: nobody has written captions for what a talent sends.
              <video
                src={url}
                controls
                preload="metadata"
                aria-label={label}
                className="aspect-video w-full rounded-control border border-line bg-night"
              />
            ) : (
              <img
                src={url}
                alt={savedUrls.length > 1 ? words.files_place(label, place + 1, savedUrls.length) : label}
                loading="lazy"
                className={`aspect-3/4 h-28 rounded-control border border-line bg-sunken object-cover ${focusClass(url)}`}
              />
            )}
          </li>
        ))}
      </ul>
    </figure>
  );
}
