import * as words from '#words/admin/content.ts';

const placeholders = [
  ['{product}', words.legal_product],
  ['{operator}', words.legal_operator],
  ['{address}', words.legal_address],
  ['{grievance_officer}', words.legal_officer],
] as const;

/** What a legal text may say in braces. */
export function LegalPlaceholders() {
  return (
    <dl className="max-w-prose text-sm">
      {placeholders.map(([name, meaning]) => (
        <div key={name} className="py-0.5">
          <dt className="inline font-mono">{name}</dt>
          <dd className="inline text-muted"> {meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
