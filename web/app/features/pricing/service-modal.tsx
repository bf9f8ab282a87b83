import { Button } from '@mantine/core';
import { IconCircleCheck, IconMessageCircle } from '@tabler/icons-react';
import type { Service } from '@tradewind/contract/services-catalog';
import { useSite } from '../../lib/site.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { chatLink, serviceMessage } from './chat-link.ts';
import classes from './service-modal.module.css';

interface ServiceModalProps {
  service: Service;
  opened: boolean;
  onClose: () => void;
}

export default function ServiceModal({ service, opened, onClose }: ServiceModalProps) {
  const { name, price, terms, time, description, features, steps } = service;
  const chatUrl = useSite()?.brokerage.chatUrl;
  return (
    <Dialog
      hasHistoryEntry={false}
      opened={opened}
      onClose={onClose}
      title={name}
      size="min(40rem, 94vw)"
      closeLabel="Close dialog"
      classNames={{ header: classes.header, title: classes.title, body: classes.body, content: classes.content }}
    >
      <p className={classes.price}>
        <strong>{price}</strong>
        <span>{[terms, time].filter(Boolean).join(' · ')}</span>
      </p>
      <p className={classes.description}>{description}</p>
      <h3>Features</h3>
      <ul className={classes.features}>
        {features.map((feature) => (
          <li key={feature}>
            <IconCircleCheck size={20} stroke={1.75} aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      <h3>How It Works</h3>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={classes.actions}>
        {chatUrl === undefined ? null : (
          <Button
            component="a"
            href={chatLink(chatUrl, serviceMessage(service))}
            target="_blank"
            rel="noreferrer"
            size="md"
            leftSection={<IconMessageCircle size={20} aria-hidden />}
          >
            Contact
          </Button>
        )}
        <Button variant="default" size="md" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
