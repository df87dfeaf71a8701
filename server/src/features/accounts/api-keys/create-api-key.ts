import type { ApiScope } from '@kirdaar/contract/rules/api-scopes';
import { DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { type Confirmation, confirmOwner } from '#features/accounts/account-settings/confirm-password.ts';
import { addSecurityNotice } from '#features/accounts/account-settings/tasks.ts';
import { belongsToChild } from '#features/accounts/guardians/guardianship.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { insertSession } from '#features/accounts/sessions/queries.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Shows a person, and programs that look for leaked secrets, what this text is. */
const PREFIX = 'kirdaar_';

interface NewKey extends Confirmation {
  name: string;
  scopes: readonly ApiScope[];
  days: number;
}

/** Creates an API key after checking the password and the second step, and returns it; only its hash is stored. */
export async function createApiKey(
  services: Services,
  actor: Actor,
  { name, scopes, days, password, code }: NewKey,
  client: Client,
): Promise<string> {
  const { id } = actor;
  const present = services.now();
  if (await belongsToChild(services, actor)) throw new AppError('api_keys_not_for_children');
  await confirmOwner(services, id, { password, code }, client);
  const key = PREFIX + newToken();
  const creating = services.db.transaction().execute(async (db) => {
    await insertSession(db, {
      token_hash: hashToken(key),
      account_id: id,
      device: name,
      api_scopes: [...new Set(scopes)],
      created_at: present.toISOString(),
      last_used_on: dayInIndia(present),
      expires_at: new Date(present.getTime() + days * DAY_MS).toISOString(),
    });
    await addSecurityNotice({ ...services, db }, id, { kind: 'api-key-created', device: name });
  });
  await creating.catch((error) => {
    if (hasCode(error, RULES.API_KEY_LIMIT)) throw new AppError('too_many_api_keys');
    throw error;
  });
  return key;
}
