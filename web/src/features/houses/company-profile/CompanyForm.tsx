import type { EndpointInput } from '@kirdaar/contract/api';
import type { CompanyProfile } from '@kirdaar/contract/houses/company';
import { companyFlags, companyTypeFlags, industryFlags } from '@kirdaar/contract/rules/company-flags';
import { REDIRECT_MS } from '@kirdaar/contract/rules/limits';
import { isSameName } from '@kirdaar/contract/rules/same-name';
import { type InputEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { useFileForm } from '#features/accounts/identity/use-file-form.ts';
import {
  companyFields,
  companySections,
  logoField,
} from '#features/houses/company-profile/company-fields.ts';
import { paths } from '#paths.ts';
import { refreshHouse } from '#session/refresh.ts';
import { Button } from '#ui/Button.tsx';
import { deleteDraft, readDraft, saveDraft } from '#ui/draft.ts';
import { FormField } from '#ui/FormField.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { formatLastUpdated } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Ring } from '#ui/Ring.tsx';
import { Section } from '#ui/Section.tsx';
import { profile_saved } from '#words/answers/platform.ts';
import * as words from '#words/houses/company-profile.ts';
import * as profileWords from '#words/talent/profile.ts';
import * as common from '#words/ui/common.ts';

const DRAFT = 'company';

type Answers = Record<string, string>;

interface CompanyFormProps {
  profile: CompanyProfile;
  /** Whether a document was approved, which is of the present name. */
  isVerified: boolean;
}

/** The editor of a company profile. Typed answers are kept until they are saved. */
export function CompanyForm({ profile, isVerified }: CompanyFormProps) {
  const [answers, setAnswers] = useState<Answers>(() => ({ ...answersOf(profile), ...readDraft(DRAFT) }));
  const [opened] = useState(answers);
  const navigate = useNavigate();
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { errors, checkOnBlur, checkOnInput, busy, sessionEnded, submit } = useFileForm(companyFields, {
    send: save,
    onFailed: setFailure,
    fallbackError: profileWords.save_failed,
  });

  async function save(form: FormData) {
    setFailure(undefined);
    await saveCompany(form, profile);
    setSaved(true);
    deleteDraft(DRAFT);
    // Lets the user read the success message before the page changes.
    setTimeout(() => navigate(paths.addJob), REDIRECT_MS);
  }

  function change(event: InputEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    saveDraft(DRAFT, form);
    setAnswers({ image: profile.image ?? '', ...filledIn(form) });
    checkOnInput(event);
  }

  return (
    <form
      noValidate
      aria-label={words.company_title}
      className="flex flex-col gap-6"
      onSubmit={submit}
      onBlur={checkOnBlur}
      onInput={change}
    >
      <Section title={words.shown_title} lead={words.shown_lead}>
        <div className="flex flex-wrap items-center gap-6">
          <Ring percent={companyCompletion(answers)} label={words.completion} />
          {profile.image && (
            <img
              src={profile.image}
              alt={words.logo_current}
              width="96"
              height="96"
              className="size-24 rounded-card border border-line object-cover"
            />
          )}
          <div className="min-w-0 grow basis-60">
            <FormField field={logoField} error={errors.image} />
          </div>
        </div>
      </Section>
      {companySections.map((section) => (
        <FormSection
          key={section.title}
          {...section}
          fields={isVerified ? section.fields.map(withNameHint) : section.fields}
          values={opened}
          errors={errors}
        />
      ))}
      {isVerified && !saved && !isSameName(profile.company_name, answers.company_name ?? '') && (
        <Notice tone="failure">{words.other_name}</Notice>
      )}
      {saved && <Notice tone="success">{profile_saved}</Notice>}
      {failure && <Notice tone="failure">{failure}</Notice>}
      {sessionEnded && <LogInAgain accountRole="production" hint={words.company_logged_out} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" disabled={busy || saved}>
          {busy ? common.saving : words.company_save}
        </Button>
        {profile.updated_by && (
          <p className="wrap-anywhere text-muted text-sm">
            {words.last_saved(formatLastUpdated(profile.updated_at), profile.updated_by)}
          </p>
        )}
      </div>
    </form>
  );
}

function withNameHint(field: FieldSpec): FieldSpec {
  return field.name === 'company_name' ? { ...field, hint: words.verified_name_hint } : field;
}

function answersOf(profile: CompanyProfile): Answers {
  return Object.fromEntries(
    Object.entries(profile).map(([name, value]) => [name, value === true ? '1' : value || '']),
  );
}

/** Returns the filled fields of the form; a chosen logo counts, an untouched file field does not. */
function filledIn(form: FormData): Answers {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const filled = value instanceof File ? value.name : value.trim();
      return filled ? [[name, filled]] : [];
    }),
  );
}

type Input = EndpointInput<'PUT /api/production/profile', File>;

async function saveCompany(form: FormData, profile: CompanyProfile) {
  const { production_house } = await callApi('PUT /api/production/profile', inputOf(form, profile));
  refreshHouse(production_house);
}

function inputOf(form: FormData, { updated_at }: CompanyProfile): Input {
  const { image, ...texts } = Object.fromEntries(form);
  const flags = companyFlags.map((name) => [name, texts[name] === '1' ? '1' : '0']);
  // Each control is named after a field of the contract; the server validates its value.
  const body = {
    ...texts,
    ...Object.fromEntries(flags),
    if_match: updated_at ?? 'never',
    request_id: newRequestId(),
  } as Input['body'];
  // An untouched file control returns an empty file without a name.
  return { body, files: { image: image instanceof File && image.name ? [image] : [] } };
}

const texts = [
  'company_name',
  'owner_name',
  'email',
  'phone_number',
  'alternate_contact',
  'location',
  'website_url',
  'type_of_work',
  'image',
];

/** Returns the completed share of a profile in percent: of nine fields, and a tick in each of two groups. */
export function companyCompletion(answers: Readonly<Record<string, unknown>>): number {
  const isFilled = (name: string) => Boolean(answers[name]);
  const ticked = [companyTypeFlags, industryFlags].filter((flags) => flags.some(isFilled));
  return Math.round((100 * (texts.filter(isFilled).length + ticked.length)) / (texts.length + 2));
}
