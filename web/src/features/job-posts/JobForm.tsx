import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { ROLES_MOST } from '@kirdaar/contract/rules/limits';
import { type InputEvent, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { LogInAgain } from '#features/identity/LogInAgain.tsx';
import { JobPreview } from '#features/job-posts/JobPreview.tsx';
import { answersOf, imageOf, jobPostOf, withoutRole } from '#features/job-posts/job-answers.ts';
import { type Answers, jobSections, nameIn, rolesIn } from '#features/job-posts/job-fields.ts';
import { useJobDraft } from '#features/job-posts/use-job-draft.ts';
import { useJobForm } from '#features/job-posts/use-job-form.ts';
import { Button } from '#ui/Button.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { showToast } from '#ui/toast-list.ts';

interface JobFormProps {
  houseId: string;
  /** What the form opens with: a draft, or next to nothing. */
  opening: Answers;
  /** The picture that a copied call brought along. */
  image: string | null;
  onPosted: () => void;
}

/** The form of a film and its roles. What is typed stays until it is posted; `onPosted` gives a fresh form. */
export function JobForm({ houseId, opening, image, onPosted }: JobFormProps) {
  const [answers, setAnswers] = useState(opening);
  const [roles, setRoles] = useState(rolesIn(opening));
  // A role that is taken out has the others' controls made anew, with what was typed into them.
  const [removed, setRemoved] = useState(0);
  const [previewed, setPreviewed] = useState<FormData>();
  const form = useRef<HTMLFormElement>(null);
  const draft = useJobDraft(houseId);
  const sections = jobSections(dayInIndia(new Date()), answers, roles);
  const fields = [sections.project, ...sections.roles, sections.logistics, sections.compensation].flatMap(
    (section) => section.fields,
  );
  const { errors, checkLeft, checkFilled, ended, submitting, submit } = useJobForm(
    fields,
    post,
    'Failed to add job post',
  );

  async function post(filled: FormData) {
    draft.hold();
    const { message, status } = await call('POST /api/production/jobs', jobPostOf(filled));
    showToast('success', status === 'pending' ? message : 'Job Post Added Successfully 🎉');
    draft.forget();
    onPosted();
  }

  function keep(event: InputEvent<HTMLFormElement>) {
    const typed = answersOf(new FormData(event.currentTarget));
    setAnswers(typed);
    draft.keep(typed);
    checkFilled(event);
  }

  function removeRole(place: number) {
    if (!form.current) return;
    const left = withoutRole(answersOf(new FormData(form.current)), place);
    setAnswers(left);
    setRoles(roles - 1);
    setRemoved(removed + 1);
    draft.keep(left);
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label="Add Job Post"
      className="flex flex-col gap-6"
      onSubmit={submit}
      onBlur={checkLeft}
      onInput={keep}
    >
      <input type="hidden" name="request_id" value={opening.request_id} />
      <FormSection {...sections.project} values={opening} errors={errors}>
        {image && (
          <p className="mt-4 text-muted text-sm">
            The copied call’s picture is used unless you choose another one.
          </p>
        )}
      </FormSection>
      {sections.roles.map((section, place) => (
        <FormSection
          // The place is what tells one role from the next.
          key={`${removed} ${nameIn(place, 'role')}`}
          {...section}
          lead={place === 0 ? undefined : 'Everything else is as for the first role.'}
          values={{ [nameIn(place, 'category')]: 'All', ...answers }}
          errors={errors}
        >
          {roles > 1 && (
            <Button look="quiet" className="mt-4 -ml-5" onClick={() => removeRole(place)}>
              Remove this role<span className="sr-only"> ({section.title})</span>
            </Button>
          )}
        </FormSection>
      ))}
      {roles < ROLES_MOST && (
        <Button look="secondary" className="sm:self-start" onClick={() => setRoles(roles + 1)}>
          Add another role
        </Button>
      )}
      <FormSection {...sections.logistics} values={opening} errors={errors} />
      <FormSection {...sections.compensation} values={opening} errors={errors} />
      {ended && (
        <LogInAgain
          accountRole="production"
          kept="What you typed is kept. Only the picture has to be chosen again."
        />
      )}
      <p role="status" className="text-muted text-sm empty:hidden">
        {draft.note}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={submitting}>
          {submitting ? 'Submitting...' : 'Add Job Post'}
        </Button>
        <Button look="secondary" onClick={() => form.current && setPreviewed(new FormData(form.current))}>
          Preview
        </Button>
      </div>
      {previewed && (
        <JobPreview
          answers={answersOf(previewed)}
          file={imageOf(previewed)}
          image={image}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </form>
  );
}
