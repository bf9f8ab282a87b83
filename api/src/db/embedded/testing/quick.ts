/** Tests kill processes, never the machine, so data handed to the operating system is safe without fsync. */
export const QUICK = { fsync: 'off', shared_buffers: '16MB', dynamic_shared_memory_type: 'mmap' };
