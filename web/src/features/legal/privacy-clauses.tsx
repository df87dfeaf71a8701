import { Link } from 'react-router';
import type { Clause } from '#features/legal/LegalText.tsx';
import { Operator, Product } from '#features/legal/Operator.tsx';
import { OperatorAddress } from '#features/legal/OperatorAddress.tsx';
import { paths } from '#paths.ts';

export const privacyClauses: readonly Clause[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    text: (
      <>
        <p>
          <Operator /> runs <Product /> and is the Data Fiduciary: it decides why and how your personal data
          are used, and answers for it.
        </p>
        <OperatorAddress />
        <p>
          You may ask for this notice in any language of the Eighth Schedule to the Constitution of India.
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What we hold, and why',
    text: (
      <ul>
        <li>
          <strong>Your account:</strong> name, email, mobile number and password (kept only as a hash, which
          cannot be read back), to let you in and to reach you.
        </li>
        <li>
          <strong>PAN and Aadhaar:</strong> asked for once, to keep out false and double accounts. We keep the
          last four characters and a keyed fingerprint, not the numbers. A production house’s GSTIN is kept
          whole, because it is public and belongs on invoices.
        </li>
        <li>
          <strong>Your talent profile:</strong> what you choose to say of your looks, skills, languages,
          experience and availability, and your pictures and videos, so that you can be found and cast. The
          place a picture was taken is removed from its file.
        </li>
        <li>
          <strong>Your applications:</strong> what you sent to a casting call and what became of it, for you
          and for the house that posted it.
        </li>
        <li>
          <strong>Your plan and payments:</strong> amount, date and invoice. Card and bank details go to the
          payment provider and never reach us.
        </li>
        <li>
          <strong>Security records:</strong> sign-ins, the network address and the kind of device, to protect
          accounts and to find misuse.
        </li>
      </ul>
    ),
  },
  {
    id: 'consent',
    title: 'Your consent',
    text: (
      <>
        <p>
          We use these data because you agreed to it for the purpose named, or for what the law itself allows
          or demands, such as keeping invoices. What you agreed to, in which words and when, is on record.
        </p>
        <p>
          You may withdraw your consent at any time, as easily as you gave it. What was done before stays
          lawful; what needs the consent ends.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    text: (
      <>
        <p>
          Nothing of a person under 18 is public until a parent or lawful guardian has given verifiable
          consent. Even then a child appears by first name only, without contact details and without its date
          of birth, and search engines are told to leave the page out.
        </p>
        <p>
          The guardian may take the listing back at any time. We do not track children, do not watch their
          behaviour, and show them no advertising.
        </p>
      </>
    ),
  },
  {
    id: 'sees',
    title: 'Who sees it',
    text: (
      <ul>
        <li>
          <strong>Everyone</strong> sees of your profile what its visibility allows: you choose between
          public, signed-in production houses, and only whoever has the link.
        </li>
        <li>
          <strong>A production house</strong> sees the application you sent to it, with the contact details
          you put there.
        </li>
        <li>
          <strong>Our processors</strong>, for hosting, email, messages and payments, act for us under
          contract and for nothing else.
        </li>
        <li>
          <strong>Authorities</strong> get what the law obliges us to give, and no more.
        </li>
      </ul>
    ),
  },
  {
    id: 'sold',
    title: 'What we do not do',
    text: (
      <p>
        We do not sell personal data, we do not track you across other sites, and no payment changes the order
        in which a casting director sees people. This site keeps your login in your browser and sets no
        cookies for advertising. The map on the contact page is loaded from OpenStreetMap only when you ask
        for it.
      </p>
    ),
  },
  {
    id: 'kept',
    title: 'How long, and how safely',
    text: (
      <>
        <p>
          We keep your data while you have an account. When you ask for its deletion you have 30 days to
          change your mind; then the data are erased, but for invoices and audit records that the law makes us
          keep, for as long as it does.
        </p>
        <p>
          Data travel encrypted, access is limited to those who need it and is recorded. If a breach ever
          concerns your data, we tell you and the Data Protection Board of India without delay: what happened,
          what it may mean for you, and what to do.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: (
      <>
        <p>You may at any time, free of charge:</p>
        <ul>
          <li>get a summary of your data, and learn with whom they were shared;</li>
          <li>have them corrected, completed and updated;</li>
          <li>have them erased;</li>
          <li>name a person who exercises these rights if you die or are unable to;</li>
          <li>
            complain to our <Link to={paths.grievance}>Grievance Officer</Link>, and, if the answer does not
            help you, to the Data Protection Board of India.
          </li>
        </ul>
        <p>Write from the email of your account, so that we know it is you.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        When this notice changes, the new text and its date stand here. Where a change needs your consent, we
        ask for it first.
      </p>
    ),
  },
];
