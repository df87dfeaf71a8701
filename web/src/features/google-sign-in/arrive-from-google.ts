import { redirect } from 'react-router';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { takeReturn } from '#features/google-sign-in/return-after-google.ts';
import { signInWords } from '#features/google-sign-in/sign-in-words.ts';
import { paths, startOf } from '#paths.ts';
import { leadingBack } from '#session/return-path.ts';
import { storeHouse } from '#session/store.ts';
import { takeFragment } from '#session/take-fragment.ts';

/** Logs in whom Google has led back to the login page and leads on; otherwise tells what went wrong, if anything. */
export async function arriveFromGoogle(): Promise<string | undefined> {
  const fragment = takeFragment();
  const [code, error] = [fragment.get('code'), fragment.get('error')];
  if (error !== null) return signInWords(error);
  if (code === null) return undefined;
  const { start, refusal } = await enter(code);
  if (start) throw redirect(start);
  return refusal;
}

/** Opens the session; says where it begins, or why there is none. */
async function enter(code: string): Promise<{ start?: string; refusal?: string }> {
  const page = takeReturn() ?? startOf.production;
  try {
    const answer = await call('POST /api/auth/google/production/exchange', { body: { code } });
    storeHouse(answer.token, answer.production_house);
    return { start: answer.complete ? page : leadingBack(paths.completeRegistration, page) };
  } catch (error) {
    return { refusal: serverMessage(error, signInWords('failed')) };
  }
}
