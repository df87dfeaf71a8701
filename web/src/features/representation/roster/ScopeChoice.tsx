import { clientScopes, type MandateScope } from '@kirdaar/contract/rules/representation';
import * as words from '#words/representation/agency.ts';
import { scopes } from '#words/representation/mandates.ts';

export type ClientScope = Exclude<MandateScope, 'manage'>;

interface ScopeChoiceProps {
  chosen: readonly ClientScope[];
  onChoose: (chosen: ClientScope[]) => void;
}

/** What an agency may do for a client. */
export function ScopeChoice({ chosen, onChoose }: ScopeChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{words.can_do}</legend>
      {clientScopes.map((scope) => (
        <label key={scope} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChoose(clientScopes.filter((one) => (one === scope ? target.checked : chosen.includes(one))))
            }
          />
          {scopes[scope]}
        </label>
      ))}
    </fieldset>
  );
}
