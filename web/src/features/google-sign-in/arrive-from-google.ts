import { redirect } from 'react-router';
import { serverMessage } from '#api/server-message.ts';
import { enterFromGoogle } from '#features/google-sign-in/enter-from-google.ts';
import { signInWords } from '#features/google-sign-in/sign-in-words.ts';
import { asksForCode } from '#features/second-factor/code-complaint.ts';
import { takeFragment } from '#session/take-fragment.ts';

interface Arrival {
  /** Why nobody is logged in. */
  refusal?: string;
  /** Google's part is done; this code logs in together with one of the authenticator app. */
  waiting?: string;
}

/** Logs in whom Google has led back to the login page and leads on; otherwise tells what is missing, if anything. */
export async function arriveFromGoogle(): Promise<Arrival> {
  const fragment = takeFragment();
  const [code, error] = [fragment.get('code'), fragment.get('error')];
  if (error !== null) return { refusal: signInWords(error) };
  if (code === null) return {};
  const { start, ...arrival } = await enter(code);
  if (start) throw redirect(start);
  return arrival;
}

/** Opens the session; says where it begins, or why there is none. */
async function enter(code: string): Promise<Arrival & { start?: string }> {
  try {
    return { start: await enterFromGoogle(code) };
  } catch (error) {
    if (asksForCode(error)) return { waiting: code };
    return { refusal: serverMessage(error, signInWords('failed')) };
  }
}
