import type { FlagPhrase } from '@kirdaar/contract/admin/flag-rules';
import { FLAG_TRIAL_CALLS, type FlagKind, flagKinds } from '@kirdaar/contract/rules/flag-rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { FlagTrial } from '#features/admin/flag-rules/FlagTrial.tsx';
import { flagRuleWrites } from '#features/admin/flag-rules/flag-rule-writes.ts';
import { readLines, writeLines } from '#features/admin/flag-rules/phrase-lines.ts';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/operations.ts';
import * as common from '#words/ui/common.ts';

interface FlagRulesFormProps {
  rules: { version: number; threshold: number; phrases: FlagPhrase[] };
  /** The version in use, on which a save is based. */
  current: number;
}

const kindLabels: Record<FlagKind, string> = words.flag_rules_kinds;

/** Edits the rules: a phrase a line. What they would change is shown before they are saved. */
export function FlagRulesForm({ rules, current }: FlagRulesFormProps) {
  const navigate = useNavigate();
  const [texts, setTexts] = useState(() => ({
    money: writeLines(rules.phrases, 'money'),
    contact: writeLines(rules.phrases, 'contact'),
    unsafe: writeLines(rules.phrases, 'unsafe'),
  }));
  const [threshold, setThreshold] = useState(String(rules.threshold));
  const trial = useConfirmedWrite(flagRuleWrites, 'tryRules');
  const save = useConfirmedWrite(flagRuleWrites, 'save', {
    // From an earlier version back to the one in use, which is now the same.
    onDone: () => navigate(adminPaths.flagRules, { preventScrollReset: true }),
  });
  const typed = {
    threshold: Number(threshold),
    phrases: flagKinds.flatMap((kind) => readLines(texts[kind], kind)),
  };
  const error = save.error ?? trial.error;
  const errors = Object.values(error?.fields ?? {});
  const busy = trial.busy || save.busy;

  return (
    <Section title={words.flag_rules_form} lead={words.form_lead}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          trial.submit(typed);
        }}
      >
        <div className="grid gap-5 lg:grid-cols-3">
          {flagKinds.map((kind) => (
            <TextAreaField
              key={kind}
              name={kind}
              label={kindLabels[kind]}
              rows={14}
              spellCheck={false}
              value={texts[kind]}
              onChange={({ target }) => setTexts({ ...texts, [kind]: target.value })}
            />
          ))}
        </div>
        <TextField
          name="threshold"
          label={words.threshold}
          inputMode="numeric"
          value={threshold}
          error={error?.fields.threshold}
          onChange={({ target }) => setThreshold(target.value)}
          hint={words.threshold_hint}
        />
        {errors.length > 0 && <Notice tone="failure">{errors[0]}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" disabled={busy}>
            {trial.busy ? words.trying : words.try_on(FLAG_TRIAL_CALLS)}
          </Button>
          <Button disabled={busy} onClick={() => save.submit({ ...typed, based_on: current })}>
            {save.busy ? common.saving : words.flag_rules_save}
          </Button>
        </div>
      </form>
      {trial.reply && !trial.busy && <FlagTrial trial={trial.reply} />}
      {trial.dialog}
      {save.dialog}
    </Section>
  );
}
