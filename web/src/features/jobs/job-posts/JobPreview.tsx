import { useState } from 'react';
import type { Answers } from '#features/jobs/job-posts/job-fields.ts';
import { countRoles, roleFieldName } from '#features/jobs/job-posts/job-fields.ts';
import { previewJob } from '#features/jobs/job-posts/preview-job.ts';
import { ClosingText } from '#features/jobs/jobs/ClosingText.tsx';
import { JobDetails } from '#features/jobs/jobs/JobDetails.tsx';
import { useBlobUrl } from '#features/talent/media/use-blob-url.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as words from '#words/jobs/job-posts.ts';
import * as common from '#words/ui/common.ts';

interface JobPreviewProps {
  answers: Answers;
  /** The newly chosen picture, or the existing one. */
  file: File | undefined;
  image: string | null;
  onClose: () => void;
}

export function JobPreview({ answers, file, image, onClose }: JobPreviewProps) {
  const [index, setPlace] = useState(0);
  const session = useSession();
  const chosen = useBlobUrl(file);
  const house = session?.role === 'production' ? session.house : undefined;
  const job = previewJob(answers, index, house, chosen ?? image);
  const roles = countRoles(answers);
  return (
    <Dialog title={job.title} onClose={onClose} wide>
      <p className="text-muted">{words.preview_lead}</p>
      {roles > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{common.role}</legend>
          {Array.from({ length: roles }, (_, roleIndex) => (
            <Button
              key={roleFieldName(roleIndex, 'role')}
              variant={roleIndex === index ? 'primary' : 'secondary'}
              aria-pressed={roleIndex === index}
              onClick={() => setPlace(roleIndex)}
            >
              {answers[roleFieldName(roleIndex, 'role_details')] || words.preview_role(roleIndex + 1)}
            </Button>
          ))}
        </fieldset>
      )}
      <JobDetails job={job} aside={<ClosingText job={job} className="text-base" />} />
    </Dialog>
  );
}
