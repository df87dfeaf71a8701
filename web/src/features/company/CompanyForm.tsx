import type { CompanyProfile } from '@kirdaar/contract/company';
import { REDIRECT_MS } from '@kirdaar/contract/rules/limits';
import { type InputEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { companyCompletion } from '#features/company/company-completion.ts';
import { companySections, logoField } from '#features/company/company-fields.ts';
import { useSaveCompany } from '#features/company/use-save-company.ts';
import { LogInAgain } from '#features/identity/LogInAgain.tsx';
import { paths } from '#paths.ts';
import { lastUpdated } from '#session/last-updated.ts';
import { Button } from '#ui/Button.tsx';
import { forgetDraft, keepDraft, readDraft } from '#ui/draft.ts';
import { FormField } from '#ui/FormField.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Ring } from '#ui/Ring.tsx';
import { Section } from '#ui/Section.tsx';

const DRAFT = 'company';

type Answers = Record<string, string>;

/** The editor of what a house tells of itself. What is typed stays until it is saved. */
export function CompanyForm({ profile }: { profile: CompanyProfile }) {
  const [answers, setAnswers] = useState<Answers>(() => ({ ...answersOf(profile), ...readDraft(DRAFT) }));
  const [opened] = useState(answers);
  const navigate = useNavigate();
  const { errors, checkLeft, checkFilled, saving, outcome, submit } = useSaveCompany(profile, () => {
    forgetDraft(DRAFT);
    // The green box is to be read before the page changes.
    setTimeout(() => navigate(paths.addJob), REDIRECT_MS);
  });

  function keep(event: InputEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    keepDraft(DRAFT, form);
    setAnswers({ image: profile.image ?? '', ...filledIn(form) });
    checkFilled(event);
  }

  const busy = saving || outcome?.is === 'saved';
  return (
    <form
      noValidate
      aria-label="Company Profile"
      className="flex flex-col gap-6"
      onSubmit={submit}
      onBlur={checkLeft}
      onInput={keep}
    >
      <Section title="How talent know you" lead="Your logo stands beside every call of yours.">
        <div className="flex flex-wrap items-center gap-6">
          <Ring percent={companyCompletion(answers)} label="Company profile" />
          {profile.image && (
            <img
              src={profile.image}
              alt="Your present logo"
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
        <FormSection key={section.title} {...section} values={opened} errors={errors} />
      ))}
      {outcome?.is === 'saved' && <Notice tone="success">Profile updated successfully!</Notice>}
      {outcome?.is === 'refused' && <Notice tone="failure">{outcome.message}</Notice>}
      {outcome?.is === 'ended' && (
        <LogInAgain
          accountRole="production"
          kept="What you typed is kept. Only the logo has to be chosen again."
        />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" disabled={busy}>
          {saving ? 'Saving...' : 'Save and Go back'}
        </Button>
        {profile.updated_by && (
          <p className="wrap-anywhere text-muted text-sm">
            Last saved {lastUpdated(profile.updated_at)} by {profile.updated_by}
          </p>
        )}
      </div>
    </form>
  );
}

/** The answers as the controls of the form hold them. */
function answersOf(profile: CompanyProfile): Answers {
  return Object.fromEntries(
    Object.entries(profile).map(([name, value]) => [name, value === true ? '1' : value || '']),
  );
}

/** What is filled as the form stands: a chosen logo counts, one that was not touched does not. */
function filledIn(form: FormData): Answers {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const filled = value instanceof File ? value.name : value.trim();
      return filled ? [[name, filled]] : [];
    }),
  );
}
