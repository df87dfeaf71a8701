import { registrationConsent } from '@kirdaar/contract/rules/consents';
import { Link } from 'react-router';
import { paths } from '#paths.ts';

/** What a person agrees to by registering, above the button that does it. */
export function RegistrationConsent() {
  return (
    <p className="text-muted text-sm">
      {registrationConsent.text} Read the{' '}
      <Link to={paths.terms} target="_blank" className="underline underline-offset-4">
        terms of use
      </Link>{' '}
      and the{' '}
      <Link to={paths.privacy} target="_blank" className="underline underline-offset-4">
        privacy notice
      </Link>
      .
    </p>
  );
}
