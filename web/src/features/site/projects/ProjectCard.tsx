import type { Project } from '@kirdaar/contract/site/content';
import { Link } from 'react-router';
import { langOf } from '#api/lang-of.ts';
import { renditionsOf } from '#api/renditions.ts';
import { path } from '#paths.ts';
import { labelOf } from '#ui/label-of.ts';
import { Picture } from '#ui/Picture.tsx';
import { project_types } from '#words/rules/calls.ts';

interface ProjectCardProps {
  project: Pick<
    Project,
    'id' | 'film_title' | 'type' | 'genre' | 'released_year' | 'image_url' | 'in_english'
  >;
  /** Whether the poster is visible without scrolling, so it is loaded eagerly. */
  first: boolean;
}

/** A project in the list: its poster and its facts. */
export function ProjectCard({ project, first }: ProjectCardProps) {
  const { id, film_title, type, genre, released_year, image_url } = project;
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-lg border border-line bg-sunken shadow-card">
        <Picture
          src={image_url}
          renditions={renditionsOf(image_url)}
          // The poster is cropped at its sides, so it is rendered wider than it appears.
          sizes="(min-width: 64rem) 30rem, (min-width: 48rem) 55vw, 80vw"
          alt=""
          width={480}
          height={640}
          first={first}
          className="aspect-3/4 w-full object-cover transition-transform duration-300 group-hover:scale-[1.03]"
        />
      </div>
      <h2
        lang={langOf(project, 'film_title')}
        className="wrap-anywhere mt-3.5 text-lg leading-snug sm:text-xl"
      >
        <Link
          to={path('projectDetails', { id })}
          className="after:absolute after:inset-0 group-hover:text-accent"
        >
          {film_title}
        </Link>
      </h2>
      <p className="mt-0.5 text-muted text-sm">
        {labelOf(project_types, type)}, {released_year}
        <br />
        <span lang={langOf(project, 'genre')}>{genre}</span>
      </p>
    </article>
  );
}
