import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/accounts/identity.ts';
import * as consents from '#words/rules/consents.ts';

export function RegistrationConsent() {
  return (
    <p className="text-muted text-sm">
      {consents.registration}{' '}
      {sentence(
        words.consent_links(
          (text) => <TextLink to={paths.terms} text={text} />,
          (text) => <TextLink to={paths.privacy} text={text} />,
        ),
      )}
    </p>
  );
}

function TextLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} target="_blank" className="underline underline-offset-4">
      {text}
    </Link>
  );
}
