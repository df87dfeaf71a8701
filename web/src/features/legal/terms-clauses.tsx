import { Link } from 'react-router';
import type { Clause } from '#features/legal/LegalText.tsx';
import { Operator, Product } from '#features/legal/Operator.tsx';
import { paths } from '#paths.ts';

export const termsClauses: readonly Clause[] = [
  {
    id: 'what',
    title: 'What this is',
    text: (
      <p>
        <Product />, run by <Operator />, is a marketplace: talent show themselves, production houses post
        casting calls, and the two find each other. We are an intermediary. We are not an employer, an agent
        or a party to what you agree with each other, and we cannot promise anybody a role.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    text: (
      <ul>
        <li>You must be 18 or older. A child takes part through a parent or lawful guardian, who agrees.</li>
        <li>What you say of yourself must be true, and the account must be yours alone.</li>
        <li>Keep your password and your codes to yourself. We never ask for them.</li>
      </ul>
    ),
  },
  {
    id: 'talent',
    title: 'For talent',
    text: (
      <ul>
        <li>Pictures and videos must show you as you are, and you must have the right to use them.</li>
        <li>
          Your work stays yours. You let us store it and show it as you chose, for as long as it is here.
        </li>
        <li>
          <strong>Never pay to be cast.</strong> No call here may ask for a fee, a deposit or a paid photo
          shoot. Report any that does.
        </li>
        <li>Meet in professional places, take somebody along if you wish, and leave if it feels wrong.</li>
      </ul>
    ),
  },
  {
    id: 'houses',
    title: 'For production houses',
    text: (
      <ul>
        <li>A call must be for a real production and say honestly what is wanted, when and for what pay.</li>
        <li>You may not take money, services or favours from talent.</li>
        <li>What applicants send is for that casting only. Do not pass it on, and delete it afterwards.</li>
        <li>
          Children are cast only with the permit the law asks for, at most five hours a day and at most three
          without rest, with a guardian present and a responsible person named.
        </li>
        <li>
          You keep the laws on work, wages, equal treatment and the prevention of sexual harassment, at
          auditions too.
        </li>
        <li>Everybody who applied gets an answer before a call is closed.</li>
      </ul>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    text: (
      <>
        <p>
          What the <Link to={paths.plans}>plans</Link> hold and cost is shown before you buy, in rupees with
          GST included, and you receive a tax invoice. A plan lasts a year. It is not renewed by itself unless
          you choose so, and cancelling takes no more steps than buying.
        </p>
        <p>
          If you were charged twice or by mistake, or a plan did not work as described, write to us: what was
          wrongly taken is paid back the way it came. A plan gives room and tools, never a better place in a
          list and never a role.
        </p>
      </>
    ),
  },
  {
    id: 'forbidden',
    title: 'What is not allowed',
    text: (
      <ul>
        <li>False identities, false calls, and pretending to act for somebody.</li>
        <li>Harassment, threats, discrimination, and any content that sexualises a child.</li>
        <li>Other people’s pictures without their consent, and deepfakes that are not named as such.</li>
        <li>Copying profiles or calls by machine, and attempts to break or overload the service.</li>
      </ul>
    ),
  },
  {
    id: 'measures',
    title: 'What we may do',
    text: (
      <p>
        We may hide or remove content and close accounts that break these terms or the law. We say why, unless
        the law forbids it, and you may ask the <Link to={paths.grievance}>Grievance Officer</Link> to look
        again. You may leave at any time.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    text: (
      <p>
        We run the service with care but cannot promise that it is always there or that what others say is
        true. We are not liable for what users do to each other, as far as the law allows us to say so.
        Nothing here limits rights you have as a consumer, or liability for fraud, death or injury.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and changes',
    text: (
      <p>
        The law of India applies, and the courts at the place of our office decide, unless the law gives you
        another one. When these terms change we tell you before; if you do not agree, you may leave, and what
        you paid for the time that remains is returned.
      </p>
    ),
  },
];
