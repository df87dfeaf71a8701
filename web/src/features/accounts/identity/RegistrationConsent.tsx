import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { sentence } from '#ui/sentence.ts';
import { registration } from '#words/rules/consents.ts';

export function RegistrationConsent() {
  return (
    <p className="text-muted text-sm">
      {sentence(
        registration(
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
