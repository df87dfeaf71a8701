import type { Job } from '@kirdaar/contract/jobs/jobs';
import { mayCastChildren, writeAgeRange } from '@kirdaar/contract/rules/age-range';
import { asciiDigits } from '@kirdaar/contract/rules/fold-lookalikes';
import { useState } from 'react';
import { roleAnswers } from '#features/jobs/job-posts/job-answers.ts';
import { countRoles } from '#features/jobs/job-posts/job-fields.ts';
import { type Answers, roleFieldName } from '#features/jobs/job-posts/logistics-fields.ts';
import { ClosingText } from '#features/jobs/jobs/ClosingText.tsx';
import { JobDetails } from '#features/jobs/jobs/JobDetails.tsx';
import { useBlobUrl } from '#features/talent/media/use-blob-url.ts';
import type { StoredHouse } from '#session/store.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as words from '#words/jobs/job-posts.ts';
import { call_title } from '#words/rules/calls.ts';
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
    <Dialog title={call_title(job.title)} onClose={onClose} wide>
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

/** Unanswered fields show an ellipsis. */
function previewJob(
  answers: Answers,
  index: number,
  house: StoredHouse | undefined,
  image: string | null,
): Job {
  const filled = { ...answers, ...roleAnswers(answers, index) };
  const answer = (name: string) => filled[name]?.trim() ?? '';
  const required = (name: string) => answer(name) || '…';
  const optional = (name: string) => answer(name) || null;
  const title = `${required('role_details')} · ${required('project_type')}`;
  const number = (name: string) => Number(asciiDigits(answer(name)));
  const ages = writeAgeRange(answer('age_range')) || '…';
  const company_name = house?.company_name ?? null;
  const childTerms = {
    permit_no: required('child_permit_no'),
    daily_hours: number('child_daily_hours'),
    stretch_hours: number('child_stretch_hours'),
    responsible: required('child_responsible'),
  };
  return {
    id: 'preview',
    project_id: 'preview',
    title,
    project_title: title,
    image,
    status: 'open',
    applications_stopped: false,
    project_type: required('project_type'),
    project_description: required('project_description'),
    project_description_hi: optional('project_description_hi'),
    city_location: required('city_location'),
    language_required: required('language_required'),
    role: required('role_details'),
    role_title: required('role_details'),
    role_description: required('role_description'),
    role_description_hi: optional('role_description_hi'),
    skills_needed: required('skills_needed'),
    skills_needed_hi: optional('skills_needed_hi'),
    age_range: ages,
    height: required('height'),
    body_type: required('body_type'),
    look: `${required('body_type')} · ${required('height')}`,
    // Each value comes from a closed list or has not been chosen yet.
    role_type: required('role_type') as Job['role_type'],
    open_to: (answer('open_to') || 'all') as Job['open_to'],
    gender: required('gender') as Job['gender'],
    category: required('category') as Job['category'],
    audition_type: required('audition_type') as Job['audition_type'],
    availability_required: required('availability_required') as Job['availability_required'],
    children: mayCastChildren(ages) ? childTerms : null,
    application_deadline: optional('application_deadline'),
    audition_dates: optional('audition_dates'),
    audition_end_date: optional('audition_end_date'),
    shoot_dates: optional('shoot_dates'),
    shoot_duration: optional('shoot_duration'),
    compensation: optional('compensation'),
    applicants: 0,
    positions: number('positions') || 1,
    production_house: {
      id: 'preview',
      company_name,
      image: house?.image ?? null,
      verified: false,
      sees_children: true,
    },
    production_house_name: company_name,
    casting_by: company_name,
    casting_agency: company_name,
    email: optional('email'),
    mobile: optional('phone_number'),
    contact_hidden: false,
    contact_hidden_reason: null,
    posted_on: new Date().toISOString(),
  };
}
