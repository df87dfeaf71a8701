import type { LucideIcon } from 'lucide-react';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/site/home.ts';

interface EntranceCardProps {
  title: string;
  text: string;
  to: string;
  Icon: LucideIcon;
}

/** One of the two login links of the home page. */
export function EntranceCard({ title, text, to, Icon }: EntranceCardProps) {
  return (
    <Card className="relative flex flex-col items-start gap-3 p-5 transition-shadow hover:shadow-float">
      <span className="rounded-full bg-marigold-wash p-2.5">
        <Icon aria-hidden className="size-5 text-accent" />
      </span>
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <ButtonLink to={to} className="mt-auto after:absolute after:inset-0">
        {sentence(words.login_link(title, (text) => <span className="sr-only">{text}</span>))}
      </ButtonLink>
    </Card>
  );
}
