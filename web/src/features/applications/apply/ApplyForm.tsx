import type { ApplicationKit } from '@kirdaar/contract/applications/application-kits';
import type { Job } from '@kirdaar/contract/jobs/jobs';
import { type MouseEvent, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { ApplyControl, StoredMedia } from '#features/applications/apply/ApplyControl.tsx';
import { applySections, consentFields, foldedFields } from '#features/applications/apply/apply-fields.ts';
import { Mismatches, type Person } from '#features/applications/apply/Mismatches.tsx';
import { type ApplicationsUsed, isUsedUp } from '#features/applications/apply/own-application.ts';
import type { Prefill } from '#features/applications/apply/prefill.ts';
import { draftOf, useApply } from '#features/applications/apply/use-apply.ts';
import { KitBar, KitDialog, useKits } from '#features/applications/kits/KitDialog.tsx';
import { paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { longDay } from '#ui/day-text.ts';
import { readDraft, textsOf } from '#ui/draft.ts';
import { FieldError } from '#ui/FieldError.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { UploadProgress } from '#ui/UploadProgress.tsx';
import { useAutosave } from '#ui/use-autosave.ts';
import * as accountsAnswers from '#words/answers/accounts.ts';
import * as words from '#words/applications/apply.ts';
import * as common from '#words/ui/common.ts';

interface ApplyFormProps {
  job: Pick<Job, 'id' | 'title' | 'gender' | 'age_range'>;
  user: { id: string };
  prefill: Prefill;
  kits?: ApplicationKit[];
  /** What was typed on another device or before the browser lost it. */
  kept?: Readonly<Record<string, string>> | undefined;
  /** What an application contained that was not sent. */
  unsent?: Readonly<Record<string, string>> | undefined;
  applications?: ApplicationsUsed | undefined;
}

export function ApplyForm({
  job,
  user,
  prefill,
  kits = [],
  kept = {},
  unsent = {},
  applications,
}: ApplyFormProps) {
  const draft = draftOf(user.id, job.id);
  const autosave = useAutosave({
    ...{ name: draft, initial: undefined, stateAfter: () => undefined },
    send: async (fields, signal) => {
      await callApi('PUT /api/user/application-drafts/:id', { params: job, body: { fields } }, { signal });
      return undefined;
    },
  });
  const [earlierAnswers] = useState(() => ({ ...kept, ...unsent, ...readDraft(draft) }));
  const values = { ...prefill.values, ...earlierAnswers };
  const [folded] = useState(() => foldedFields(values));
  const asked = applySections
    .map(({ title, fields }) => ({ title, fields: fields.filter((field) => !folded.includes(field)) }))
    .filter(({ fields }) => fields.length > 0);
  const [person, setPerson] = useState<Person>(values);
  const application = useApply(job, user, autosave.remove);
  const { form, errors, checkOnBlur, checkOnInput, blocker, share, submit, cancel } = application;
  const kit = useKits(form, kits, prefill.media);
  const isRejectedNow = applications !== undefined && isUsedUp(applications);
  const sending = share !== undefined;
  const { pathname, search } = useLocation();
  const noneLeft = (
    <Missing
      title={words.used_up_title}
      text={words.used_up_text}
      to={paths.talentPlans}
      link={common.see_plans}
    />
  );
  return (
    <>
      <KitBar kits={kit.kits} used={kit.used} use={kit.use} edit={kit.edit} />
      <form
        ref={form}
        noValidate
        aria-label={words.apply_form}
        className="flex flex-col gap-6"
        onSubmit={submit}
        onBlur={checkOnBlur}
        onInput={(event) => {
          const filled = new FormData(event.currentTarget);
          // A draft contains no consents: they are given when the form is sent.
          for (const { name } of consentFields) filled.delete(name);
          autosave.save(textsOf(filled));
          setPerson({ gender: String(filled.get('gender')), dob: String(filled.get('dob')) });
          checkOnInput(event);
        }}
      >
        {isRejectedNow && noneLeft}
        <Mismatches of={person} with={job} />
        {Object.keys(earlierAnswers).length > 0 && <Notice>{words.draft_found}</Notice>}
        <StoredMedia value={{ media: prefill.media, ofKit: kit.files }}>
          <KnownAnswers fields={folded} values={values} errors={errors} />
          {asked.map((section) => (
            <FormSection
              {...section}
              key={section.title}
              values={values}
              errors={errors}
              Control={ApplyControl}
            />
          ))}
        </StoredMedia>
        <Button variant="quiet" className="-mt-2 -ml-5 self-start" onClick={kit.editForm}>
          {words.kit_save}
        </Button>
        <Consents errors={errors} />
        {blocker === 'login' && <LogInAgain accountRole="talent" hint={words.session_ended} />}
        {blocker === 'guardian' && (
          <Missing
            title={accountsAnswers.guardian_required}
            text={words.guardian_text}
            to={withReturnPath(paths.guardian, pathname + search)}
            link={words.guardian_name}
          />
        )}
        {blocker === 'plan' && !isRejectedNow && noneLeft}
        <div className="flex flex-wrap items-center gap-5">
          <Button type="submit" disabled={sending} className="max-sm:w-full">
            {sending ? common.submitting : words.apply_submit}
          </Button>
          {sending && <UploadProgress share={share} onCancel={cancel} />}
        </div>
      </form>
      {kit.edited && (
        <KitDialog kit={kit.edited} stored={prefill.media} onKits={kit.setKits} onClose={kit.close} />
      )}
    </>
  );
}

function Consents({ errors }: { errors: Readonly<Record<string, string>> }) {
  const errorId = useId();
  const error = consentFields.map(({ name }) => errors[name]).find(Boolean);
  return (
    <Section title={words.section_consents}>
      <div className="flex flex-col gap-3">
        {consentFields.map(({ name, label }) => (
          <CheckboxField
            key={name}
            name={name}
            label={label}
            required
            commonErrorId={errors[name] && errorId}
          />
        ))}
        <FieldError id={errorId} error={error} />
      </div>
    </Section>
  );
}

/** Says what is missing before the form can be sent, with the way there. */
function Missing({ title, text, to, link }: Record<'title' | 'text' | 'to' | 'link', string>) {
  return (
    <Notice tone="failure">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      <ButtonLink to={to} className="mt-3">
        {link}
      </ButtonLink>
    </Notice>
  );
}

type KnownAnswersProps = Record<'values' | 'errors', Readonly<Record<string, string>>> & {
  fields: readonly FieldSpec[];
};

/** The answers that the profile knows, folded into a summary until the talent changes one or one is wrong. */
function KnownAnswers({ fields, values, errors }: KnownAnswersProps) {
  const [wasOpened, setOpened] = useState(false);
  const [current, setCurrent] = useState(values);
  const isOpen = wasOpened || fields.some(({ name }) => name in errors);
  if (fields.length === 0) return null;

  function toggle({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const filled = form ? new FormData(form) : new FormData();
    setCurrent(Object.fromEntries(fields.map(({ name }) => [name, String(filled.get(name) ?? '')])));
    setOpened(!isOpen);
  }

  return (
    <Section title={words.known_title} lead={words.known_lead}>
      {!isOpen && (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 text-sm sm:grid-cols-3 xl:grid-cols-4">
          {fields.map(({ name, label, type, labels }) => (
            <div key={name} className="min-w-0">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere line-clamp-2 font-medium">
                {type === 'date' ? dayText(current[name]) : (labels?.[current[name] ?? ''] ?? current[name])}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {/* Folded fields are still sent. */}
      <div hidden={!isOpen}>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
          {fields.map((field) => (
            <div key={field.name} data-field={field.name} className="min-w-0">
              <ApplyControl field={field} defaultValue={values[field.name]} error={errors[field.name]} />
            </div>
          ))}
        </div>
      </div>
      <Button variant="secondary" aria-expanded={isOpen} onClick={toggle} className="mt-5">
        {isOpen ? words.known_fold : words.known_change}
      </Button>
    </Section>
  );
}

/** Half a date that is being typed stays as it is. */
function dayText(day = ''): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? longDay(day) : day;
}
