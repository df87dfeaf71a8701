import type { Clause } from '#features/legal/LegalText.tsx';
import { OperatorAddress } from '#features/legal/OperatorAddress.tsx';

export const grievanceClauses: readonly Clause[] = [
  {
    id: 'officer',
    title: 'The Grievance Officer',
    text: (
      <>
        <p>
          For complaints about content, conduct, payments or personal data, under the Information Technology
          (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021, the Consumer Protection
          (E-Commerce) Rules, 2020 and the Digital Personal Data Protection Act, 2023:
        </p>
        <OperatorAddress officer />
      </>
    ),
  },
  {
    id: 'how',
    title: 'What to write',
    text: (
      <>
        <p>Any words will do. It helps us if you say:</p>
        <ul>
          <li>what happened, when, and the address of the page, the call or the profile;</li>
          <li>who you are to it: the one concerned, a guardian, or a witness;</li>
          <li>what should be done, and how we reach you.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'when',
    title: 'By when we answer',
    text: (
      <ul>
        <li>
          <strong>Within 24 hours</strong> you have a confirmation with a number to refer to.
        </li>
        <li>
          <strong>Within 2 hours</strong> we take down a picture or video that shows you exposed or in a
          sexual act, or that pretends to be you, when you or somebody for you reports it.
        </li>
        <li>
          <strong>Within 7 days</strong> you have a decision with its reasons. If a request about personal
          data needs longer, we say why, and never take more than the law gives us.
        </li>
      </ul>
    ),
  },
  {
    id: 'danger',
    title: 'If somebody is in danger',
    text: (
      <p>
        Do not wait for us. Police: <a href="tel:112">112</a>. Children: <a href="tel:1098">1098</a>. Women:{' '}
        <a href="tel:181">181</a>. Fraud and crime on the internet: <a href="tel:1930">1930</a> or{' '}
        <a href="https://cybercrime.gov.in">cybercrime.gov.in</a>.
      </p>
    ),
  },
  {
    id: 'further',
    title: 'If our answer does not help',
    text: (
      <ul>
        <li>
          About content or conduct: the Grievance Appellate Committee,{' '}
          <a href="https://gac.gov.in">gac.gov.in</a>, within 30 days of our answer.
        </li>
        <li>About personal data: the Data Protection Board of India.</li>
        <li>
          About a purchase: the National Consumer Helpline, <a href="tel:1915">1915</a>.
        </li>
      </ul>
    ),
  },
];
