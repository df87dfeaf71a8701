import type { FoundTalent } from '@kirdaar/contract/houses/discovery';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Leaving } from '#features/houses/discovery/Leaving.tsx';
import { PersonFacts } from '#features/talent/directory/PersonFacts.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { housePath } from '#house-paths.ts';
import { Card } from '#ui/Card.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/houses/discovery.ts';

interface TalentCardProps {
  talent: FoundTalent;
  /** Content below the facts: who saved the talent, and the actions. */
  children?: ReactNode;
}

/** A talent found by a house. A click anywhere opens the talent's application, or else the profile, inside the area. */
export function TalentCard({ talent, children }: TalentCardProps) {
  const { id, name, image, applied } = talent;
  return (
    <Card className="relative flex h-full overflow-hidden transition-shadow hover:shadow-float sm:flex-col">
      <TalentPhoto
        name={name}
        image={image}
        sizes="(min-width: 40rem) 20rem, 40vw"
        className="w-2/5 shrink-0 sm:aspect-square sm:w-full"
      />
      <div className="flex min-w-0 grow flex-col gap-3 p-4 sm:p-5">
        <h2 className="wrap-anywhere text-xl">{name}</h2>
        <PersonFacts person={talent} className="text-sm" />
        <Leaving person={talent} />
        {applied && (
          <p className="w-fit rounded-full bg-leaf-wash px-2.5 py-0.5 font-medium text-leaf text-sm">
            {words.applied}
          </p>
        )}
        <div className="mt-auto">
          <Link
            to={housePath(applied ? 'applicationDetails' : 'houseTalent', { id })}
            className="link flex min-h-11 w-fit items-center after:absolute after:inset-0"
          >
            {sentence(words.view_more(name, (text) => <span className="sr-only">{text}</span>))}
          </Link>
          {children && <div className="relative flex flex-col items-start gap-2">{children}</div>}
        </div>
      </div>
    </Card>
  );
}
