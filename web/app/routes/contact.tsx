import { paths } from '@tradewind/contract/paths';
import { ContactBrokerage } from '../features/brokerage/contact-brokerage.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function Contact() {
  return (
    <>
      <PageHead
        title="Contact"
        description="Call, email or chat with the licensed yacht brokers behind Tradewind."
        path={paths.contact}
      />
      <ContactBrokerage />
    </>
  );
}
