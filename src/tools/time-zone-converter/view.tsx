import { Stack } from '../../ui/layout/layout';
import { later } from '../../ui/later';
import { NoResult } from '../../ui/no-result/no-result';
import { ToolTabs } from '../../ui/tool-tabs/tool-tabs';
import { Awaited } from '../../ui/unfinished/awaited';
import { ClockList } from './clock-list';
import { MomentForm } from './moment-form';
import { useMoment } from './use-moment';
import { useWords } from './use-words';
import { useZoneRows } from './use-zone-rows';

const PlanTab = later(async () => (await import('./plan-tab')).PlanTab);

/** One moment on the clocks of many zones, and the hours in which all are at work. */
export default function TimeZoneConverter() {
  const words = useWords();
  const zones = useZoneRows();
  const moment = useMoment(zones);
  const { run } = moment;
  const report = run.fault ? undefined : run.value;
  const isWrong = run.fault !== undefined;
  return (
    <Stack>
      <MomentForm moment={moment} zones={zones} />
      <ToolTabs
        label={words.pages}
        names={words.tabs}
        pages={{
          clocks: (
            <Stack>
              <Awaited run={run}>
                {report ? <ClockList report={report} moment={moment} zones={zones} /> : null}
                {isWrong ? <NoResult /> : null}
              </Awaited>
            </Stack>
          ),
          plan: isWrong ? <NoResult /> : <PlanTab moment={moment} zones={zones} />,
        }}
      />
    </Stack>
  );
}
