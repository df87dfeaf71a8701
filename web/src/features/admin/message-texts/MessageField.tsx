import type { Language } from '@kirdaar/contract/rules/languages';
import { MAX_MESSAGE_TEXT } from '@kirdaar/contract/rules/message-texts';
import { type Editable, keyOf } from '#features/admin/message-texts/changed-texts.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import * as words from '#words/admin/message-texts.ts';

interface MessageFieldProps {
  label: string;
  language: Language;
  source: Editable;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** One text of a message with the placeholders it may have. */
export function MessageField({ label, language, source, text, error, onChange }: MessageFieldProps) {
  const { part, original, always, placeholders } = source;
  const isChanged = text !== original;
  const named = (required: boolean) =>
    placeholders.filter((one) => one.required === required).map(({ name }) => `{${name}}`);
  const hints = [
    always ? '' : words.only_sometimes,
    named(true).length > 0 ? words.must_stay(named(true).join(', ')) : '',
    named(false).length > 0 ? words.may_be_used(named(false).join(', ')) : '',
    isChanged ? words.original(original) : '',
  ];
  return (
    <div>
      <TextAreaField
        label={label}
        name={keyOf(language, source)}
        lang={language}
        rows={part === 'paragraph' && original.length > 80 ? 4 : 2}
        maxLength={MAX_MESSAGE_TEXT[part]}
        value={text}
        onChange={({ target }) =>
          // Only a paragraph has more than one line.
          onChange(part === 'paragraph' ? target.value : target.value.replace(/[\r\n]+/g, ' '))
        }
        hint={hints.filter(Boolean).join(' ')}
        error={error}
      />
      {isChanged && (
        <Button
          variant="quiet"
          aria-label={words.original_restore_of(label)}
          onClick={() => onChange(original)}
        >
          {words.original_restore}
        </Button>
      )}
    </div>
  );
}
