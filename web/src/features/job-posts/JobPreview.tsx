import { useState } from 'react';
import type { Answers } from '#features/job-posts/job-fields.ts';
import { nameIn, rolesIn } from '#features/job-posts/job-fields.ts';
import { previewOf } from '#features/job-posts/preview-of.ts';
import { ClosingText } from '#features/jobs/ClosingText.tsx';
import { JobDetails } from '#features/jobs/JobDetails.tsx';
import { useBlobUrl } from '#features/media/use-blob-url.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

interface JobPreviewProps {
  answers: Answers;
  /** The picture that was chosen, or the one that is there already. */
  file: File | undefined;
  image: string | null;
  onClose: () => void;
}

/** The calls that a form would become, as talent will see them. */
export function JobPreview({ answers, file, image, onClose }: JobPreviewProps) {
  const [place, setPlace] = useState(0);
  const session = useSession();
  const chosen = useBlobUrl(file);
  const house = session?.role === 'production' ? session.house : undefined;
  const job = previewOf(answers, place, house, chosen ?? image);
  const roles = rolesIn(answers);
  return (
    <Dialog title={job.title} onClose={onClose} wide>
      <p className="text-muted">As talent will see it. Nothing is posted yet.</p>
      {roles > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Role</legend>
          {Array.from({ length: roles }, (_, other) => (
            <Button
              key={nameIn(other, 'role')}
              look={other === place ? 'primary' : 'secondary'}
              aria-pressed={other === place}
              onClick={() => setPlace(other)}
            >
              {answers[nameIn(other, 'role_details')] || `Role ${other + 1}`}
            </Button>
          ))}
        </fieldset>
      )}
      <JobDetails job={job} aside={<ClosingText job={job} className="text-base" />} />
    </Dialog>
  );
}
