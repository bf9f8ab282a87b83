import { type Service, type ServiceGroup, serviceGroups, services } from '@tradewind/contract/services-catalog';
import { Link } from 'react-router';
import { overThisPage } from '../../lib/use-addressed-dialog.ts';
import { Section, SectionTitle } from '../../ui/section.tsx';
import { serviceSearch } from './service-address.ts';
import classes from './services-roadmap.module.css';

export function ServicesRoadmap() {
  return (
    <Section tone="sand" labelledBy="services">
      <SectionTitle
        id="services"
        lead={`${services.length} brokerage services, in the order a trade needs them. Use one or all of them.`}
      >
        Services roadmap
      </SectionTitle>
      <nav aria-label="Service groups">
        <ol className={classes.stages}>
          {serviceGroups.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className={classes.stage}>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {serviceGroups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
    </Section>
  );
}

function Group({ id, name, lead, services: offered }: ServiceGroup) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.group}>
      <div className={classes.heading}>
        <h3 id={`${id}-title`}>{name}</h3>
        <p>{lead}</p>
      </div>
      <ul className={classes.cards}>
        {offered.map((service) => (
          <li key={service.id}>
            <ServiceCard {...service} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ServiceCard({ id, name, price, terms, time, description }: Service) {
  const conditions = [terms, time].filter(Boolean).join(' · ');
  return (
    <Link to={{ search: serviceSearch(id) }} state={overThisPage} preventScrollReset className={classes.card}>
      <h4>{name}</h4>
      <p className={classes.description}>{description}</p>
      <p className={classes.price}>
        <strong>{price}</strong>
        {conditions ? <span>{conditions}</span> : null}
      </p>
    </Link>
  );
}
